alter table audit_entry
  drop constraint audit_entry_subject_kind_check,
  add constraint audit_entry_subject_kind_check check (subject_kind in (
    'property', 'project', 'verification', 'account', 'report', 'payment', 'package', 'settings', 'chat',
    'contact-message',
    'article', 'page', 'faq', 'slide', 'article-category',
    'category', 'parameter', 'nearby-place', 'report-reason', 'verification-field', 'staff-invitation', 'system'));
