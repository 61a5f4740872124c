-- The first run: who makes the first administrator, and how far the guided steps are.
create table first_run (
  is_only boolean primary key default true check (is_only),
  -- Of the link that opens the first run; null once it was used.
  link_seed text,
  -- Somebody became the first administrator here; not so in a demo.
  is_begun boolean not null default false,
  step text not null default 'brand' check (step in ('brand', 'region', 'languages', 'content', 'mail', 'done')),
  filling text check (filling in ('catalog', 'demo')),
  filling_state text check (filling_state in ('running', 'done', 'failed')),
  check ((filling is null) = (filling_state is null))
);
insert into first_run default values;
