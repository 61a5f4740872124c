const at = '2026-05-04T08:30:00.000000Z'

const row = {
  kind: 'article',
  id: 7,
  title: 'Moving in three days',
  image: '',
  draft_state: 'draft',
  is_live: 1,
  publish_at: null,
  fault: '',
  changed_at: at,
  actor_name: 'Ana García',
  untranslated: ['de'],
}

const scheduledRow = {
  ...row,
  id: 8,
  title: 'What a survey costs',
  draft_state: 'scheduled',
  is_live: 0,
  publish_at: '2026-12-04T16:30:00.000000Z',
  untranslated: [],
}

const text = (language: string, field: string, words: string, is_stale = 0) => ({
  language,
  field,
  text: words,
  is_stale,
})

const noFacts = {
  slug: '',
  category_id: 0,
  property_id: 0,
  link: '',
  position: 0,
  image: null,
  meta_image: null,
}

const published = {
  draft_state: null,
  is_live: 1,
  was_published: 1,
  publish_at: null,
  fault: '',
  changed_at: null,
  actor_name: '',
}

const faqDetail = {
  kind: 'faq',
  id: 4,
  title: 'Do I need an account?',
  revision: 12,
  ...published,
  body: {
    ...noFacts,
    language: 'en',
    texts: [
      text('en', 'question', 'Do I need an account?'),
      text('en', 'answer', 'Not to browse.'),
      text('de', 'question', 'Brauche ich ein Konto?'),
      text('de', 'answer', 'Nein.', 1),
    ],
  },
}

export const faqDraft = {
  ...faqDetail,
  revision: 13,
  draft_state: 'draft',
  changed_at: at,
  actor_name: 'Ana García',
}

export const scheduledFaq = {
  ...faqDraft,
  draft_state: 'scheduled',
  publish_at: '2026-12-04T16:30:00.000000Z',
}

const articleDetail = {
  kind: 'article',
  id: 7,
  title: 'Moving in three days',
  revision: 5,
  ...published,
  body: {
    ...noFacts,
    language: 'en',
    slug: 'moving-in-three-days',
    category_id: 2,
    texts: [
      text('en', 'title', 'Moving in three days'),
      text('en', 'description', '<h2>Day one</h2><p>Pack the <strong>kitchen</strong>.</p>'),
      text('de', 'title', 'Umzug in drei Tagen'),
    ],
  },
}

const editions = [
  {
    id: 9,
    is_current: 1,
    title: 'Do I need an account?',
    actor_name: 'Ana García',
    note: 'Shorter',
    published_at: at,
    retired_at: null,
  },
  {
    id: 3,
    is_current: 0,
    title: 'Is an account needed?',
    actor_name: '',
    note: '',
    published_at: '2026-04-01T08:30:00.000000Z',
    retired_at: null,
  },
]

const categories = [
  {
    id: 2,
    slug: 'moving',
    names: [
      { language: 'en', name: 'Moving' },
      { language: 'de', name: 'Umziehen' },
    ],
    uses: 3,
  },
  { id: 5, slug: 'buying', names: [{ language: 'en', name: 'Buying' }], uses: 0 },
]

export const contentAnswers = {
  'GET /ext/admin/content': { body: { total: 2, data: [row, scheduledRow] } },
  'GET /ext/admin/content/faq/4': { body: { data: faqDetail } },
  'GET /ext/admin/content/article/7': { body: { data: articleDetail } },
  'POST /ext/admin/content/faq/4/draft': { body: { data: { revision: 13 } } },
  'POST /ext/admin/content/article/7/draft': { body: { data: { revision: 6 } } },
  'POST /ext/admin/content/faq/4/publish': {},
  'POST /ext/admin/content/faq/4/unschedule': {},
  'POST /ext/admin/content/faq/4/discard': {},
  'POST /ext/admin/content/faq/4/retire': {},
  'GET /ext/admin/content/faq/4/editions': { body: { data: editions } },
  'POST /ext/admin/content/faq/4/editions/3/revert': {},
  'GET /ext/admin/article-categories': { body: { data: categories } },
  'POST /ext/admin/article-categories': {},
  'DELETE /ext/admin/article-categories/5': {},
}
