-- Codes were sent to these numbers, so they have a country code. Others stay as they were stored.
update account set mobile = '+' || mobile where mobile_verified_at is not null and mobile ~ '^[1-9]\d{6,14}$';
update registration set mobile = '+' || mobile where mobile ~ '^[1-9]\d{6,14}$';
update one_time_code set target = '+' || target where target ~ '^[1-9]\d{6,14}$';
update pending_contact set value = '+' || value where kind = 'mobile' and value ~ '^[1-9]\d{6,14}$';
update contact_undo set former = '+' || former where kind = 'mobile' and was_proven and former ~ '^[1-9]\d{6,14}$';

-- The same for searches that list the same homes, however they are spelled. Filled when the address next confirms one.
alter table saved_search add column search_key text;
drop index saved_search_once;
create unique index saved_search_once on saved_search (email_key, md5(search_key)) where confirmed_at is not null;
