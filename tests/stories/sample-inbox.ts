const at = '2026-05-04T08:30:00.000000Z'

const contactMessage = {
  id: 12,
  name: 'Mira Lindqvist',
  email: 'mira@example.org',
  subject: 'Is the flat still free?',
  excerpt: 'I could come on Monday. <b>Please</b> call.',
  state: 'open',
  assigned_to: 9,
  assigned_name: 'Ben Ito',
  answers: 0,
  created_at: at,
  closed_at: null,
  closed_by: null,
  cursor: '1777883400000000.12',
}

export const contactDetail = { message: contactMessage, text: contactMessage.excerpt, answers: [] }

export const contactAnswer = {
  id: 3,
  text: 'It is. Monday at ten?',
  author_name: 'Ana García',
  created_at: at,
}

export const closedDetail = {
  ...contactDetail,
  message: {
    ...contactMessage,
    state: 'closed',
    answers: 1,
    closed_at: at,
    closed_by: 'Ana García',
  },
  answers: [contactAnswer],
}

export const inboxAnswers = {
  '/ext/admin/inbox': { body: { total: 1, next: null, data: [contactMessage] } },
  '/ext/admin/inbox/12': { body: { data: contactDetail } },
  '/ext/admin/inbox/answers': {},
  '/ext/admin/inbox/assignments': {},
  '/ext/admin/inbox/state': {},
}
