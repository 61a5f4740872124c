-- Answers by mail that were looked at, so that none is taken twice. The key is a hash of Message-ID and conversation.
create table received_mail (
  key text primary key,
  received_at timestamptz not null,
  -- Null while it failed only.
  taken_at timestamptz,
  failures smallint not null default 0
);
create index received_mail_received on received_mail (received_at);
