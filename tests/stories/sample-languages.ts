const at = '2026-11-30T10:00:00.000000Z'

const language = {
  id: 1,
  code: 'en',
  name: 'English',
  is_rtl: false,
  is_active: true,
  is_default: true,
  is_shipped: true,
  total: 4189,
  translated: 4189,
  outdated: 0,
  uses: [{ by: 'accounts', count: 1204 }],
}

const polish = {
  ...language,
  id: 5,
  code: 'pl',
  name: 'Polski',
  is_active: false,
  is_default: false,
  is_shipped: false,
  translated: 0,
  uses: [],
}

const siteLanguages = [
  language,
  {
    ...language,
    id: 4,
    code: 'ar',
    name: 'العربية',
    is_rtl: true,
    is_default: false,
    outdated: 2,
    uses: [
      { by: 'accounts', count: 17 },
      { by: 'listings', count: 240 },
    ],
  },
  polish,
]

const missingText = {
  key: 'properties.results.found',
  english: { one: '{count} home in {place}', other: '{count} homes in {place}' },
  source: null,
  shipped: null,
  text: null,
  is_changed: false,
  is_outdated: false,
  actor_name: '',
  changed_at: null,
}

export const outdatedText = {
  ...missingText,
  key: 'shell.footer.hello',
  english: { text: 'Welcome, {name}' },
  source: { text: 'Hello {name}' },
  text: { text: 'Cześć {name}' },
  is_changed: true,
  is_outdated: true,
  actor_name: 'Ben Ortiz',
  changed_at: at,
}

/** A page of texts of Polish. */
export const polishTexts = {
  forms: { required: ['one', 'few', 'many', 'other'], optional: [] },
  counts: { all: 4189, missing: 4188, changed: 1, outdated: 1, found: 2 },
  next: null,
  data: [missingText, outdatedText],
}

export const languageAnswers = {
  'GET /ext/admin/languages': { body: { data: siteLanguages } },
  'GET /ext/admin/languages/pl/texts': { body: polishTexts },
}

const counts = { new: 0, changed: 0, same: 0, empty: 0, refused: 0 }

/** Answer of the check of a file. */
export function checkedFile(own: Partial<typeof counts>, refused: readonly object[] = []) {
  const data = { base: 'a1', format: 'json', counts: { ...counts, ...own }, refused }
  return { body: { data } }
}
