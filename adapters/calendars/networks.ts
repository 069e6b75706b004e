import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * Addresses that no calendar of the open web has (RFC 6890 and its registries): one's own machine and network, the
 * addresses where clouds tell their machines secrets, groups, what is reserved, and IPv6 that wraps IPv4.
 */
const closed = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  closed.addSubnet(net, bits, "ipv4");
closed.addAddress("168.63.129.16", "ipv4");

/** All that is given out to the open web lies in 2000::/3; of that, what wraps IPv4 or is for documents. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(net, bits, "ipv6");

/** Whether an address belongs to the open web. */
export const isOpen = (address: string): boolean => {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  if (!isIPv6(address)) return false;
  const plain = address.replace(/%.*$/, "");
  return open6.check(plain, "ipv6") && !closed.check(plain, "ipv6");
};
