-- Whatever changes of a card (its row, slides, roles, media), and whoever changes it, the database tells every server
-- which card it was: {"topic": "card:ID", "kind": "changed"}, or "cards" where they are many. The transaction that
-- writes sees them too, in the setting fanfold.cards: ids between blanks, * for many. Both are kept short: one
-- statement may change a hundred thousand cards.
create function fanfold_changed() returns trigger language plpgsql as $$
declare
  cards text[];
  many constant text[] := array['*'];
  told text := coalesce(current_setting('fanfold.cards', true), '');
begin
  if tg_op = 'TRUNCATE' then
    cards := many;
  elsif tg_table_name = 'stories' then
    select array_agg(distinct id) into cards from changed;
  else
    select array_agg(distinct story_id) into cards from changed where story_id is not null;
  end if;
  if cards is null then
    return null;
  end if;
  if cardinality(cards) > 100 then
    cards := many;
  end if;
  perform pg_notify('fanfold', json_build_object(
      'topic', case card when '*' then 'cards' else 'card:' || card end, 'kind', 'changed')::text)
    from unnest(cards) card;
  if told <> '*' then
    told := trim(told || ' ' || array_to_string(cards, ' '));
    perform set_config('fanfold.cards',
      case when cards = many or length(told) > 8000 then '*' else told end, true);
  end if;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['stories', 'slides', 'roles', 'media'] loop
    execute format('create trigger added after insert on %I referencing new table as changed
      for each statement execute function fanfold_changed()', name);
    execute format('create trigger changed after update on %I referencing new table as changed
      for each statement execute function fanfold_changed()', name);
    execute format('create trigger removed after delete on %I referencing old table as changed
      for each statement execute function fanfold_changed()', name);
    execute format('create trigger emptied after truncate on %I
      for each statement execute function fanfold_changed()', name);
  end loop;
end $$;
