-- Of who declined or canceled it; plain text.
alter table viewing add column reason text not null default '';
-- Its time had passed when its inquiry asked for another one. An index cannot look at the clock.
alter table viewing add column is_over boolean not null default false;
drop index viewing_of_inquiry;
create unique index viewing_of_inquiry on viewing (inquiry_id) where status in ('requested', 'agreed') and not is_over;
