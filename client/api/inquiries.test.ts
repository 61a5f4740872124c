import { expect, test } from 'vitest'
import { answering, formOf, read } from '@/tests/support/answering-client.ts'
import {
  adoptInquiries,
  inquiryQueries,
  openInquiryForm,
  sendInquiry,
  writeToInquiry,
} from './inquiries.ts'

const at = '2026-11-20T09:30:00.000000Z'
const row = {
  id: 7,
  subject: { about: 'property', id: 41, slug_id: 'mill', title: 'Mill', title_image: '' },
  owner_name: 'Jonas Weber',
  name: 'Ada Brandt',
  preferred_times: 'Evenings',
  state: 'answered',
  can_write: true,
  created_at: at,
  last_at: at,
  chat: null,
}
const message = { id: 1, is_mine: true, message: 'Is 5 < 6 &amp; free?', created_at: at }
const inquiry = {
  target: { about: 'project', id: 12 },
  clientId: '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f',
  name: 'Ada Brandt',
  email: 'ada@hearth.example',
  mobile: '',
  message: 'Is it free in May?',
  preferredTimes: '',
  website: '',
  formToken: '1764050000.abc',
} as const

test('reads a conversation by the token of a mail, with its texts as they were written', async () => {
  const { client, sent } = answering({ data: row, messages: [message] })
  const found = await read(inquiryQueries.conversation(client, { token: 'abc' }))
  expect(new URL(sent[0]?.url ?? '').search).toBe('?token=abc')
  expect(found).toMatchObject({
    inquiry: { id: 7, subject: { slug: 'mill' }, ownerName: 'Jonas Weber', mayWrite: true },
    messages: [{ isMine: true, text: 'Is 5 < 6 &amp; free?', sentAt: at }],
  })
})

test('sends what was filled in, with consent and the stamp of the form', async () => {
  const { client, sent } = answering({ id: 7, token: null, chat: null })
  expect(await sendInquiry(client, inquiry)).toEqual({ id: 7, token: null, chat: null })
  expect(await formOf(sent[0])).toEqual({
    project_id: '12',
    name: 'Ada Brandt',
    email: 'ada@hearth.example',
    message: 'Is it free in May?',
    consent: '1',
    form_token: '1764050000.abc',
    client_id: inquiry.clientId,
  })
})

test('asks the administrator as agent 0, and learns of the chat that a member’s inquiry became', async () => {
  const { client, sent } = answering({ id: 8, token: null, chat: { user_id: 0, property_id: 41 } })
  const target = { about: 'agent', id: 0 } as const
  const reply = await sendInquiry(client, { ...inquiry, target, formToken: null })
  expect(reply.chat).toEqual({ person: 0, property: 41 })
  const form = await formOf(sent[0])
  expect(form.agent_id).toBe('0')
  expect(form).not.toHaveProperty('form_token')
})

test('writes again, adopts, and opens a form', async () => {
  const { client, sent } = answering({ data: message, adopted: 2, form_token: '1.a' })
  const again = { name: { id: 7 }, message: 'Thanks', clientId: inquiry.clientId }
  expect(await writeToInquiry(client, again)).toMatchObject({ id: 1, isMine: true })
  expect(await formOf(sent[0])).toEqual({
    id: '7',
    message: 'Thanks',
    client_id: inquiry.clientId,
  })
  expect(await adoptInquiries(client, undefined)).toBe(2)
  expect(await openInquiryForm(client)).toBe('1.a')
})

test('lists what the viewer sent, and counts what can be adopted', async () => {
  const { client } = answering({ total: 21, adoptable: 3, data: [row] })
  const query = inquiryQueries.sent(client)
  const page = await read(query)
  expect(page).toMatchObject({ total: 21, rows: [{ id: 7, preferredTimes: 'Evenings' }] })
  expect(query.getNextPageParam?.(Object(page), [], 1, [])).toBe(2)
  expect(query.getNextPageParam?.(Object(page), [], 2, [])).toBe(undefined)
  expect(await read(inquiryQueries.adoptable(client))).toBe(3)
})
