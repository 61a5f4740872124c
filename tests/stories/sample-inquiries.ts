import { memberAnswers } from './sample-member.ts'
import { sampleSettings } from './sample-settings.ts'

const at = '2026-05-04T08:30:00.000000Z'
const later = '2026-05-04T09:10:00.000000Z'

const subject = {
  about: 'property',
  id: 17,
  slug_id: 'house-by-the-lake',
  title: 'House by the lake',
  title_image: '',
}

const settings = {
  body: { data: { ...sampleSettings, extensions: ['accounts', 'member', 'inquiries'] } },
}

export const inquiryRow = {
  id: 7,
  subject,
  owner_name: 'Jonas Weber',
  name: 'Ada Brandt',
  preferred_times: 'Weekdays after 5 pm',
  state: 'answered',
  can_write: true,
  created_at: at,
  last_at: later,
  chat: null,
}

const question = 'Is it still available? I’d love to see the garden.'
const answer = 'Yes, it is. Would Thursday at five suit you? Photos: https://lake.example/garden'

const inquiryMessages = [
  { id: 1, is_mine: true, message: question, created_at: at },
  { id: 2, is_mine: false, message: answer, created_at: later },
]

export function conversationAnswer(row: object = inquiryRow, messages: object[] = inquiryMessages) {
  return { body: { data: row, messages } }
}

/** The provider for people without account. */
export const inquiryAnswers = {
  '/web-settings': settings,
  '/ext/inquiries/form': { body: { form_token: '1764050000.Yt4rY2bS7Gm1f0Yt4rY2bS7G' } },
  'POST /ext/inquiries': { body: { id: 7, token: null, chat: null } },
  'GET /ext/inquiries': { body: { total: 0, adoptable: 0, data: [] } },
  'GET /ext/inquiries/conversation': conversationAnswer(),
  'POST /ext/inquiries/conversation': {
    body: { data: { id: 3, is_mine: true, message: 'Thursday is fine.', created_at: later } },
  },
}

export const leadRow = {
  id: 7,
  subject,
  account_id: null,
  name: 'Ada Brandt',
  email: 'ada@hearth.example',
  mobile: '+1 503 555 0142',
  preferred_times: 'Weekdays after 5 pm',
  state: 'new',
  excerpt: question,
  created_at: at,
  last_at: at,
  answered_at: null,
  chat: null,
}

const leadRows = [
  leadRow,
  {
    ...leadRow,
    id: 8,
    name: 'Featherstonehaugh-Cholmondeley Estates and Partners',
    subject: { ...subject, about: 'project', title: 'Harbor Gardens' },
    state: 'viewing_agreed',
    excerpt: 'See you then.',
  },
  {
    ...leadRow,
    id: 9,
    account_id: 12,
    name: 'Jonas Weber',
    email: null,
    mobile: null,
    state: 'answered',
    chat: { user_id: 12, property_id: 17 },
  },
]

const template = {
  id: 3,
  name: 'Viewing invitation',
  text: 'Thank you for your interest. When would you like to visit?',
  updated_at: at,
}

export function leadsAnswer(rows: object[] = leadRows) {
  const counts = { new: 1, answered: 1, viewing_agreed: 1, closed: 0 }
  return { body: { total: rows.length, counts, answer_minutes: 130, data: rows } }
}

export function leadAnswer(row: object = leadRow) {
  const messages = [{ id: 1, is_mine: false, message: question, created_at: at }]
  return { body: { data: row, messages } }
}

/** A member who answers inquiries, and asked one. */
export const leadAnswers = {
  ...memberAnswers,
  ...inquiryAnswers,
  'GET /ext/inquiries': { body: { total: 1, adoptable: 0, data: [inquiryRow] } },
  '/ext/leads': leadsAnswer(),
  '/ext/leads/7': leadAnswer(),
  '/ext/leads/8': leadAnswer({ ...leadRow, id: 8, state: 'closed', email: null }),
  '/ext/leads/9': leadAnswer(leadRows[2]),
  '/ext/leads/7/answers': { body: { data: null, lead: leadRow } },
  '/ext/leads/7/state': { body: { data: { ...leadRow, state: 'closed' } } },
  'GET /ext/lead-templates': { body: { data: [template] } },
  'POST /ext/lead-templates': { body: { data: template } },
  'DELETE /ext/lead-templates/3': {},
}
