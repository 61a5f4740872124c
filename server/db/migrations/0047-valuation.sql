-- The model that estimates prices, learned from sold listings. One row, replaced by each training.
create table valuation_model (
  is_only boolean primary key default true check (is_only),
  trained_at timestamptz not null,
  sale_count int not null check (sale_count > 0),
  -- Sold listings then, those without a living area included.
  sold_count int not null,
  -- Sales after the model's are judged before it is trained on all: shares, 0.08 is 8 %.
  judged_count int not null check (judged_count > 0),
  median_error double precision not null,
  coverage double precision not null,
  currency char(3) not null,
  -- gzip of JSON.
  model bytea not null
);
