-- fanfold_commit(changes, notices) writes what commit.ts gathered: in the order given, wholly or not at all, in
-- the one round trip that a call of a function is. A row that is no longer at the version somebody saw raises
-- FF409 with the table's name. `changes` is a list of
-- - {kind: "add", table, rows}
-- - {kind: "change", table, fields, rows, versioned}: rows of id, version (null: whatever it is) and fields;
--   versioned counts those with a version
-- - {kind: "changeAll", table, fields, row, match, wanted}
-- - {kind: "remove", table, match, wanted}
-- where match is a list of {field, type, orNull}, with the values by field in wanted, or of {field, type, before}
-- with the moment there. One statement of many data-modifying CTEs would not do: it runs them in no order and
-- changes a row only once.
create function fanfold_commit(changes jsonb, notices jsonb) returns void language plpgsql as $$
declare
  c jsonb;
  setting text;
  filter text;
  hit bigint;
begin
  for c in select value from jsonb_array_elements(changes) loop
    if c ? 'fields' then
      select coalesce(string_agg(format('%1$I = r.%1$I, ', f), ''), '') into setting
        from jsonb_array_elements_text(c->'fields') f;
    end if;
    if c ? 'match' then
      select coalesce(string_agg(
          case when m ? 'before'
            then format('t.%1$I < ($1->>%2$L)::%3$s', m->>'field', m->>'field', m->>'type')
            else format(
              '(t.%1$I = any(array(select jsonb_array_elements_text($1->%2$L))::%3$s[])%4$s)',
              m->>'field', m->>'field', m->>'type',
              case when (m->>'orNull')::boolean then format(' or t.%I is null', m->>'field') else '' end)
          end, ' and '), 'true') into filter
        from jsonb_array_elements(c->'match') m;
    end if;
    case c->>'kind'
      when 'add' then
        execute format('insert into %1$I select * from jsonb_populate_recordset(null::%1$I, $1)', c->>'table')
          using c->'rows';
      when 'change' then
        execute format(
          'with hit as (update %1$I t set %2$s version = t.version + 1 '
            'from jsonb_populate_recordset(null::%1$I, $1) r '
            'where t.id = r.id and (r.version is null or r.version = t.version) returning r.version as asked) '
            'select count(asked) from hit', c->>'table', setting)
          into hit using c->'rows';
        if hit < (c->>'versioned')::bigint then
          raise exception 'stale' using errcode = 'FF409', table = c->>'table';
        end if;
      when 'changeAll' then
        execute format(
          'update %1$I t set %2$s version = t.version + 1 '
            'from jsonb_populate_record(null::%1$I, $2) r where %3$s', c->>'table', setting, filter)
          using c->'wanted', c->'row';
      when 'remove' then
        execute format('delete from %I t where %s', c->>'table', filter) using c->'wanted';
    end case;
  end loop;
  perform pg_notify('fanfold', notice::text) from jsonb_array_elements(notices) notice;
end $$;
