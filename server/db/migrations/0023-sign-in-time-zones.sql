-- IANA name of the time zone that the browser told at the sign-in, such as America/Denver.
alter table access_token add column time_zone text;
