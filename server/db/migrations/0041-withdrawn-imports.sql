-- Taken off the market because its source had it no longer. It is offered again once the source has it again, unless
-- somebody did that before.
alter table property add column withdrawn_at timestamptz;
