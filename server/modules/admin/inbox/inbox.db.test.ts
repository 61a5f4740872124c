import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { contactMessage } from '@/tests/support/builders/contact-messages.ts'
import { language, setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { adminHandlers } from '../handlers.ts'
import { inboxHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const TEXTS = { 'admin.inbox.mail.subject': 'Re: {subject}' }
const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000)

/** Two open messages and two administrators. */
async function setUp() {
  const deps = testDeps({ db })
  const app = createServer(deps, { ...adminHandlers, ...inboxHandlers })
  await language(db, { code: 'en', texts: TEXTS })
  await setting(db, { company_email: 'office@hearth.example', company_name: 'Hearth' })
  const ada = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const ben = await signedIn(db, { isAdmin: true, name: 'Ben Ito' })
  const first = await contactMessage(db, { created_at: TEST_NOW })
  const second = await contactMessage(db, {
    first_name: 'Jonas',
    last_name: 'Weber',
    email: 'jonas@example.org',
    subject: 'Rent',
    message: 'What about 100% of the deposit?',
    created_at: minutes(1),
  })
  const token = ada.token
  const list = (query: object = {}) => callOk(app, 'getContactMessages', { token, query })
  const view = async (id: number) =>
    (await callOk(app, 'getContactMessage', { token, path: { id } })).data
  const answer = (body: object, by = token) =>
    call(app, 'answerContactMessage', {
      token: by,
      body: { id: first, text: 'Yes.', client_id: randomUUID(), ...body },
    })
  const assign = (body: object, by = token) =>
    call(app, 'assignContactMessage', { token: by, body: { id: first, ...body } })
  const turn = (state: 'open' | 'closed', by = token) =>
    call(app, 'changeContactMessageState', { token: by, body: { id: first, state } })
  const log = async () => {
    const query = { subject_kind: 'contact-message' } as const
    const { data } = await callOk(app, 'getAuditLog', { token, query })
    return data.map(({ action, actor_name, subject_name }) => [action, actor_name, subject_name])
  }
  return { app, deps, ada, ben, first, second, list, view, answer, assign, turn, log }
}

test('lists the oldest open messages first and continues from a cursor', async () => {
  const { app, ada, list, first, second, turn } = await setUp()
  const page = await list({ limit: 1 })
  expect([page.total, page.data.map(({ id }) => id)]).toEqual([2, [first]])
  expect(page.data[0]).toMatchObject({ name: 'Mira Lindqvist', state: 'open', answers: 0 })
  const rest = await list({ after: page.next ?? '' })
  expect([rest.next, rest.data.map(({ id }) => id)]).toEqual([null, [second]])
  await turn('closed')
  const closed = await list({ state: 'closed' })
  expect(closed.data).toMatchObject([{ id: first, closed_by: 'Ada Keller' }])
  const overview = await callOk(app, 'getAdministration', { token: ada.token })
  expect(overview.data.open_contact_messages).toBe(1)
  const odd = { token: ada.token, query: { after: '1.2.3' } }
  expect((await call(app, 'getContactMessages', odd)).status).toBe(422)
})

test('searches name, address, subject and text, with wildcards as characters', async () => {
  const { list, first, second } = await setUp()
  const found = async (search: string) => (await list({ search })).data.map(({ id }) => id)
  expect(await found('LINDQVIST mira@example')).toEqual([first])
  expect(await found('100%')).toEqual([second])
  expect(await found('_')).toEqual([])
  expect((await list({ search: 'rent' })).total).toBe(1)
})

test('sends one mail per answer, with the quoted message', async () => {
  const { deps, answer, view, first, log } = await setUp()
  const client_id = randomUUID()
  expect((await answer({ client_id })).status).toBe(200)
  expect((await answer({ client_id })).status).toBe(200)
  expect((await answer({ client_id, text: 'No.' })).status).toBe(409)
  expect(deps.enqueued).toEqual([
    {
      name: 'mail.send',
      data: expect.objectContaining({
        to: 'mira@example.org',
        replyTo: 'office@hearth.example',
        subject: 'Re: The flat',
        text: expect.stringMatching(/Yes\.[\s\S]+> Is it still free\?/),
      }),
    },
  ])
  expect((await view(first)).answers).toMatchObject([{ text: 'Yes.', author_name: 'Ada Keller' }])
  expect(await log()).toEqual([['contactAnswered', 'Ada Keller', `#${first}`]])
})

test('sends one mail when the same answer arrives twice at once', async () => {
  const { deps, answer } = await setUp()
  const client_id = randomUUID()
  const replies = await Promise.all([answer({ client_id }), answer({ client_id })])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(deps.enqueued).toHaveLength(1)
})

test('rejects empty and long answers', async () => {
  const { answer, deps } = await setUp()
  expect((await answer({ text: ' ' })).status).toBe(422)
  expect((await answer({ text: 'x'.repeat(5001) })).status).toBe(422)
  expect((await answer({ text: 'x'.repeat(5000) })).status).toBe(200)
  expect((await answer({ id: 9_999 })).status).toBe(404)
  expect(deps.enqueued).toHaveLength(1)
})

test('escapes markup and cuts links of the message in the mail', async () => {
  const { deps, answer, view } = await setUp()
  const message = '<script>alert(1)</script>\nhttps://evil.example/x'
  const id = await contactMessage(db, { message, subject: '<b>Hi</b>' })
  await answer({ id, text: '<i>No</i>' })
  expect((await view(id)).text).toBe(message)
  const mail: { html?: string; text?: string } = deps.enqueued[0]?.data ?? {}
  expect(mail.html).toContain('&lt;i&gt;No&lt;/i&gt;')
  expect(mail.html).toContain('&gt; &lt;script&gt;alert(1)')
  expect(mail.html).not.toMatch(/<script|<i>|<b>Hi|evil\.example/)
})

test('takes no answer to a closed message until it is reopened', async () => {
  const { answer, turn, assign, deps, log, first, ben } = await setUp()
  const sent = { client_id: randomUUID() }
  await answer(sent)
  expect((await turn('open')).status).toBe(409)
  expect((await turn('closed')).status).toBe(200)
  expect((await turn('closed', ben.token)).status).toBe(409)
  const refused = await answer({})
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ key: 'contactClosed' }),
  ])
  expect((await assign({ is_assigned: 1 })).status).toBe(409)
  expect((await answer(sent)).status).toBe(200)
  expect((await turn('open', ben.token)).status).toBe(200)
  expect((await answer({})).status).toBe(200)
  expect(deps.enqueued).toHaveLength(2)
  expect(await log()).toEqual([
    ['contactAnswered', 'Ada Keller', `#${first}`],
    ['contactReopened', 'Ben Ito', `#${first}`],
    ['contactClosed', 'Ada Keller', `#${first}`],
    ['contactAnswered', 'Ada Keller', `#${first}`],
  ])
})

test('assigns, takes over knowingly and releases', async () => {
  const { answer, assign, view, first, ada, ben, log } = await setUp()
  expect((await assign({ is_assigned: 1 })).status).toBe(200)
  expect((await assign({ is_assigned: 1 })).status).toBe(200)
  expect((await assign({ is_assigned: 1 }, ben.token)).status).toBe(409)
  expect((await answer({}, ben.token)).status).toBe(200)
  expect((await view(first)).message.assigned_name).toBe('Ada Keller')
  const seen = { is_assigned: 1, assigned_to: ada.id }
  expect((await assign(seen, ben.token)).status).toBe(200)
  expect((await assign({ is_assigned: 0, assigned_to: ada.id })).status).toBe(409)
  expect((await assign({ is_assigned: 0, assigned_to: ben.id })).status).toBe(200)
  expect((await view(first)).message).toMatchObject({ assigned_to: null, assigned_name: null })
  const actions = (await log()).map(([action]) => action)
  expect(actions).toEqual([
    'contactReleased',
    'contactAssigned',
    'contactAnswered',
    'contactAssigned',
  ])
})

test('keeps messages and answers when the administrator’s account is deleted', async () => {
  const { answer, assign, view, first, ben, list } = await setUp()
  await assign({ is_assigned: 1 }, ben.token)
  await answer({}, ben.token)
  await db.deleteFrom('account').where('id', '=', ben.id).execute()
  const { message, answers } = await view(first)
  expect([message.assigned_to, answers[0]?.author_name]).toEqual([null, null])
  await db.deleteFrom('contact_message').where('id', '=', first).execute()
  expect([(await list()).total, await db.selectFrom('contact_answer').execute()]).toEqual([1, []])
})

test('is limited to administrators', async () => {
  const { app, first } = await setUp()
  expect(await usualRefusals(db, app, 'getContactMessages')).toEqual(REFUSALS_OF_READS)
  for (const id of [
    'answerContactMessage',
    'assignContactMessage',
    'changeContactMessageState',
  ] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_WRITES)
  }
  const { token } = await signedIn(db)
  expect((await call(app, 'getContactMessages', { token })).status).toBe(403)
  expect((await call(app, 'getContactMessage', { token, path: { id: first } })).status).toBe(403)
})
