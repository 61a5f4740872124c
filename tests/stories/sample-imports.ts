const at = '2026-11-30T10:00:00.000000Z'

const counts = {
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  skipped: 0,
  rejected: 0,
  missing: 0,
  withdrawn: 0,
}

const importRun = {
  id: 3,
  source: 'harbor-homes',
  file_name: 'harbor-homes.csv',
  file_bytes: 40_960,
  bytes_done: 0,
  state: 'uploaded',
  owner_email: '',
  counts,
  refusal: '',
  failure: '',
  restored: 0,
  retained: 0,
  can_take_back: false,
  creator_name: 'Ada Keller',
  created_at: at,
  started_at: null,
  finished_at: null,
}

export const checkedCounts = { ...counts, rows: 120, added: 96, changed: 20, rejected: 4 }

const map = {
  source: 'harbor-homes',
  language: 'en',
  fields: {
    external_id: { column: 'ref' },
    title: { column: 'title' },
    category: { column: 'type', table: { Villa: 'house' } },
    property_type: 'sell',
    price: { column: 'price' },
    parameters: { area: { column: 'sqft', unit: 'sqft' } },
  },
}

export const importColumns = {
  columns: [
    { name: 'ref', samples: ['A-1'], values: [] },
    { name: 'title', samples: ['Villa by the sea'], values: [] },
    { name: 'type', samples: ['Villa'], values: ['Villa', 'Flat'] },
    { name: 'price', samples: ['250,000'], values: [] },
    { name: 'sqft', samples: ['1200'], values: [] },
  ],
  categories: [
    { slug: 'house', name: 'House' },
    { slug: 'apartment', name: 'Apartment' },
  ],
  parameters: [{ key: 'area', name: 'Living area', is_number: true }],
  suggested: JSON.stringify(map, null, 2),
  sheet: null as string | null,
  failure: '',
}

export const importCell = {
  id: 7,
  row: 14,
  column: 'price',
  field: 'price',
  value: 'on request',
  reason: 'is not a price such as 250000 or 250,000.00',
  mended: null,
}

/** An import in each state, in order; the last one stays. */
export const importStates = (...states: object[]) =>
  states.map((own) => ({ body: { data: { run: { ...importRun, ...own }, map: '' } } }))

export const importAnswers = {
  'GET /ext/admin/imports': { body: { next: null, data: [importRun] } },
  '/ext/admin/imports/3': importStates({ state: 'uploaded' }),
  '/ext/admin/imports/3/columns': { body: { data: importColumns } },
  'GET /ext/admin/imports/3/cells': {
    body: { faulty: 1, mended: 0, next: null, data: [importCell] },
  },
  'POST /ext/admin/imports/3/cells': {},
  '/ext/admin/imports/3/check': {},
  '/ext/admin/imports/3/run': {},
  '/ext/admin/imports/3/stop': {},
  '/ext/admin/imports/3/take-back': {},
}
