-- The first run: who makes the first administrator, and how far the guided steps are.
create table first_run (
  is_only boolean primary key default true check (is_only),
  -- Of the link that opens the first run; null once it was used.
  link_seed text,
  -- Somebody became the first administrator here; not so in a demo.
  is_started boolean not null default false,
  step text not null default 'brand' check (step in ('brand', 'region', 'languages', 'content', 'mail', 'done')),
  content text check (content in ('catalog', 'demo')),
  content_state text check (content_state in ('running', 'done', 'failed')),
  check ((content is null) = (content_state is null))
);
insert into first_run default values;
