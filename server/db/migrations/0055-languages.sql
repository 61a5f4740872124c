-- Texts that staff wrote or checked. `language.overrides` has the texts themselves.
create table language_text (
  language_id int not null references language (id) on delete cascade,
  -- Of the sentence, without plural form.
  key text not null,
  -- English as it was then, by form.
  source jsonb not null,
  changed_by int references account (id) on delete set null,
  changed_at timestamptz not null,
  primary key (language_id, key)
);
create index language_text_author on language_text (changed_by);

do $$
declare known text;
begin
  select pg_get_expr(conbin, conrelid) into known from pg_constraint
    where conname = 'audit_entry_subject_kind_check' and conrelid = 'audit_entry'::regclass;
  alter table audit_entry drop constraint audit_entry_subject_kind_check;
  execute format('alter table audit_entry add constraint audit_entry_subject_kind_check check ((%s) or subject_kind = %L)',
    known, 'language');
end $$;
