#!/bin/bash
# One machine's Ceph with an S3 gateway, in memory, for tools/s3.ts: start | stop. Everything is below
# CEPH_DIR, its processes in *.pid there. Says "endpoint <url>" once the gateway answers.
set -e
D=${CEPH_DIR:?names the folder to keep everything in}
MON_PORT=${CEPH_MON_PORT:-55220}
GATEWAY_PORT=${CEPH_GATEWAY_PORT:-55210}

if [ "${1:-start}" = stop ]; then
  for p in rgw osd mon; do
    [ -f "$D/$p.pid" ] && kill "$(cat "$D/$p.pid")" 2>/dev/null || true
  done
  exit 0
fi

mkdir -p "$D"/{mon,osd,run,log}
FSID=$(cat /proc/sys/kernel/random/uuid)
cat > "$D/ceph.conf" <<CONF
[global]
fsid = $FSID
mon initial members = a
mon host = v1:127.0.0.1:$MON_PORT
public addr = 127.0.0.1
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
auth supported = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd crush chooseleaf type = 0
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon warn on pool no redundancy = false
mon max pg per osd = 1000
run dir = $D/run
admin socket = $D/run/\$name.asok
log file = $D/log/\$name.log
mon data avail crit = 1
[mon.a]
mon data = $D/mon
mon addr = 127.0.0.1:$MON_PORT
[osd.0]
osd data = $D/osd
osd objectstore = memstore
memstore device bytes = 2147483648
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:$GATEWAY_PORT
rgw enable usage log = false
rgw thread pool size = 16
rgw enable apis = s3
debug rgw = 1
CONF
export CEPH_ARGS="-c $D/ceph.conf"

monmaptool --create --clobber --fsid "$FSID" --addv a "[v1:127.0.0.1:$MON_PORT]" "$D/monmap"
ceph-mon --mkfs -i a --monmap "$D/monmap" --mon-data "$D/mon"
ceph-mon -i a -f </dev/null >"$D/log/mon.out" 2>&1 & echo $! > "$D/mon.pid"
sleep 2
timeout 30 ceph -s

OSD=$(cat /proc/sys/kernel/random/uuid)
timeout 20 ceph osd new "$OSD"
timeout 30 ceph-osd -i 0 --mkfs --osd-uuid "$OSD" >"$D/log/mkfs.out" 2>&1
timeout 20 ceph osd crush add-bucket local root 2>/dev/null || true
ceph-osd -i 0 -f </dev/null >"$D/log/osd.out" 2>&1 & echo $! > "$D/osd.pid"
for _ in $(seq 1 30); do
  sleep 1
  timeout 10 ceph osd stat | grep -q "1 up" && break
  # The first start sometimes ends before the monitor knows the new one.
  kill -0 "$(cat "$D/osd.pid")" 2>/dev/null || {
    ceph-osd -i 0 -f </dev/null >>"$D/log/osd.out" 2>&1 & echo $! > "$D/osd.pid"
  }
done

radosgw -n client.rgw -f </dev/null >"$D/log/rgw.out" 2>&1 & echo $! > "$D/rgw.pid"
for _ in $(seq 1 60); do
  curl -s -o /dev/null "http://127.0.0.1:$GATEWAY_PORT/" && break
  sleep 1
done
timeout 60 radosgw-admin -n client.rgw user create --uid=cards --display-name=cards \
  --access-key=AKCARDS --secret-key=SKCARDS >"$D/log/admin.out" 2>&1
echo "endpoint http://127.0.0.1:$GATEWAY_PORT"
