import { expect, test } from 'vitest'
import { answering, formOf, read } from '@/tests/support/answering-client.ts'
import {
  answerLead,
  changeLeadState,
  deleteReplyTemplate,
  leadQueries,
  saveReplyTemplate,
} from './leads.ts'

const at = '2026-11-20T09:30:00.000000Z'
const row = {
  id: 7,
  subject: { about: 'agent', id: 0, slug_id: '', title: 'Hearth', title_image: '' },
  account_id: 5,
  name: 'Ada Brandt',
  email: null,
  mobile: null,
  preferred_times: '',
  state: 'new',
  excerpt: 'Is it free?',
  created_at: at,
  last_at: at,
  answered_at: null,
  chat: { user_id: 5, property_id: 41 },
}
const counts = { new: 2, answered: 1, viewing_agreed: 0, closed: 4 }
const clientId = '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f'

test('lists leads of a state with counts and the answer time', async () => {
  const { client, sent } = answering({ total: 2, counts, answer_minutes: 95, data: [row] })
  expect(await read(leadQueries.list(client, 'new'))).toMatchObject({
    rows: [{ id: 7, isMember: true, email: '', chat: { person: 5, property: 41 } }],
    counts,
    answerMinutes: 95,
  })
  expect(new URL(sent[0]?.url ?? '').searchParams.get('state')).toBe('new')
  await read(leadQueries.list(client, null))
  expect(new URL(sent[1]?.url ?? '').searchParams.has('state')).toBe(false)
  expect(await read(leadQueries.unanswered(client))).toBe(2)
})

test('reads, answers, closes and reopens a lead', async () => {
  const { client, sent } = answering({ data: row, lead: row, messages: [] })
  expect(await read(leadQueries.conversation(client, 7))).toMatchObject({ lead: { id: 7 } })
  await answerLead(client, { id: 7, message: 'Yes', clientId })
  await changeLeadState(client, { id: 7, state: 'closed' })
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /api/ext/leads/7',
    'POST /api/ext/leads/7/answers',
    'POST /api/ext/leads/7/state',
  ])
  expect(await formOf(sent[1])).toEqual({ message: 'Yes', client_id: clientId })
  expect(await formOf(sent[2])).toEqual({ state: 'closed' })
})

test('creates, changes, lists and deletes texts to answer with', async () => {
  const template = { id: 3, name: 'Thanks', text: 'Thank you.' }
  const { client, sent } = answering({ data: template })
  await saveReplyTemplate(client, { ...template, id: null })
  await saveReplyTemplate(client, template)
  await deleteReplyTemplate(client, 3)
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /api/ext/lead-templates',
    'PUT /api/ext/lead-templates/3',
    'DELETE /api/ext/lead-templates/3',
  ])
  const list = answering({ data: [{ ...template, updated_at: at }] })
  expect(await read(leadQueries.templates(list.client))).toEqual([template])
})
