-- A file that comes in pieces, until a listing or an application refers to what was stored of it.
create table upload (
  -- Random: whoever knows it may go on with it, if it is theirs.
  id text primary key,
  account_id int not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('photo', 'panorama', 'document', 'verification')),
  name text not null,
  bytes bigint not null check (bytes > 0),
  status text not null default 'receiving' check (status in ('receiving', 'ready', 'refused')),
  -- Why it was refused.
  refusal text,
  file_key text references stored_file (key) on update cascade on delete set null,
  created_at timestamptz not null,
  -- Forgotten after this moment, with its file, unless something refers to that.
  expires_at timestamptz not null
);
create index upload_of on upload (account_id, created_at desc);
create index upload_expiry on upload (expires_at);
create index upload_file on upload (file_key);

-- A difference hash: pictures of the same view have most of its bits in common, `bit_count(one # other)` tells how few not.
alter table stored_file add column likeness bit(64);
