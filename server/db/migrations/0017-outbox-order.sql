-- Mails and text messages of the local outbox share one order, so that two of the same time are not left to chance.
create sequence outbox_id_seq as int;
select setval('outbox_id_seq', greatest(
  (select coalesce(max(id), 0) from mail_outbox), (select coalesce(max(id), 0) from sms_outbox)) + 1, false);
alter table mail_outbox alter column id drop identity;
alter table mail_outbox alter column id set default nextval('outbox_id_seq');
alter table sms_outbox alter column id drop identity;
alter table sms_outbox alter column id set default nextval('outbox_id_seq');
alter sequence outbox_id_seq owned by mail_outbox.id;
