import { settingsAdministration } from './sample-admin-settings.ts'

export const setupProgress = {
  is_started: true,
  step: 'brand',
  content: null,
  content_state: null,
  is_empty: true,
  missing: ['about_us', 'category', 'package', 'listing', 'mail', 'secondFactor'],
}

export const setupAnswers = {
  'GET /ext/admin/setup': { body: { data: setupProgress } },
  'POST /ext/admin/setup': {},
  '/ext/admin/setup/content': {},
  'GET /ext/admin/settings': { body: { data: settingsAdministration } },
  'POST /ext/admin/settings': {},
  '/ext/admin/settings/tests/mail': {
    body: { data: { to: 'ada@example.org', outcome: 'sent', reason: '' } },
  },
}
