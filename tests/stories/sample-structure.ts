const at = '2026-05-04T08:30:00.000000Z'

const row = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  type: '',
  image: '',
  is_active: 1,
  uses: 0,
  ...more,
})

const toValues = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }))

const heatingValues = {
  'en.name': 'Heating',
  'de.name': 'Heizung',
  kind: 'dropdown',
  role: '',
  is_required: '0',
  image: '',
  options: '21,22',
  'option.21.en': 'Wood stove',
  'option.21.active': '1',
  'option.21.de': 'Holzofen',
  'option.22.en': 'Coal',
  'option.22.active': '0',
}

/** A fact with an option that listings have and a retired one. */
const heating = {
  kind: 'parameter',
  id: 8,
  name: 'Heating',
  version: 12,
  is_active: 1,
  language: 'en',
  values: toValues(heatingValues),
  pictures: [],
  uses: [
    { by: 'categories', count: 6 },
    { by: 'properties', count: 12 },
  ],
  option_uses: [
    { id: 21, count: 12 },
    { id: 22, count: 0 },
  ],
  waiting: 0,
  actor_name: 'Ana García',
  changed_at: at,
}

/** The same after somebody else translated it otherwise. */
export const heatingOfOther = {
  ...heating,
  version: 14,
  actor_name: 'Ben Ito',
  values: toValues({ ...heatingValues, 'de.name': 'Heizungsart' }),
}

const house = {
  ...heating,
  kind: 'category',
  id: 1,
  name: 'House',
  values: toValues({
    'en.name': 'House',
    'de.name': 'Haus',
    slug: 'house',
    image: '',
    parameters: '8,9',
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    meta_image: '',
  }),
  uses: [{ by: 'properties', count: 412 }],
  option_uses: [],
}

const scam = {
  ...heating,
  kind: 'report-reason',
  id: 3,
  name: 'Scam',
  values: toValues({ 'en.reason': 'Scam' }),
  uses: [],
  option_uses: [],
}

export const structureAnswers = {
  'GET /ext/admin/structure/category': {
    body: {
      data: [
        row(1, 'House', { uses: 412 }),
        row(2, 'Apartment', { uses: 803 }),
        row(3, 'Castle', { is_active: 0 }),
      ],
    },
  },
  'GET /ext/admin/structure/parameter': {
    body: {
      data: [
        row(8, 'Heating', { type: 'dropdown', uses: 6 }),
        row(9, 'Bedrooms', { type: 'number', uses: 6 }),
        row(10, 'Parking', { type: 'dropdown', uses: 5 }),
      ],
    },
  },
  'GET /ext/admin/structure/parameter/8': { body: { data: heating } },
  'GET /ext/admin/structure/category/1': { body: { data: house } },
  'GET /ext/admin/structure/report-reason/3': { body: { data: scam } },
  'POST /ext/admin/structure/report-reason': { body: { data: { id: 3 } } },
  'POST /ext/admin/structure/parameter/8': {},
  'POST /ext/admin/structure/category/1': {},
  'POST /ext/admin/structure/parameter/8/retire': {},
  'POST /ext/admin/structure/parameter/8/restore': {},
  'DELETE /ext/admin/structure/parameter/8': {},
  'DELETE /ext/admin/structure/report-reason/3': {},
  'POST /ext/admin/structure-order': {},
  'POST /ext/admin/parameter-options/merge': {},
}
