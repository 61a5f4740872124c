-- When the person last proved to be there: at the sign-in, or by the password or a code since.
alter table access_token add column proven_at timestamptz;
update access_token set proven_at = created_at;
alter table access_token alter column proven_at set default now(), alter column proven_at set not null;

-- Use no longer prolongs a sign-in.
update access_token set expires_at = least(expires_at, created_at + interval '90 days');
