import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { agentsHandlers } from '@/server/modules/agents/handlers.ts'
import { projectsHandlers } from '@/server/modules/projects/handlers.ts'
import { propertiesHandlers } from '@/server/modules/properties/handlers.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { upcomingProject } from '@/tests/support/builders/projects.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { askAsGuest } from '@/tests/support/inquiries.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_STREAMS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { inquiriesHandlers } from './handlers.ts'
import { leadHandlers } from './lead-handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

async function open() {
  const deps = testDeps({ db })
  const app = createServer(deps, {
    ...agentsHandlers,
    ...projectsHandlers,
    ...propertiesHandlers,
    ...inquiriesHandlers,
    ...leadHandlers,
  })
  const owner = await signedIn(db, { name: 'Olga' })
  const house = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
  const ask = (name: string) =>
    askAsGuest(app, {
      name,
      email: `${name}@example.org`,
      consent: 1,
      property_id: house.id,
      message: 'Is it free?',
    })
  return { app, owner, house, ask }
}

test('lists leads by state and page', async () => {
  const { app, owner, ask } = await open()
  for (const name of ['ada', 'bob', 'cem', 'dee']) await ask(name)
  await sql`update inquiry set last_at = last_at + id * interval '1 minute'`.execute(db)
  const ids = async (query: object) => {
    const { total, counts, data } = await callOk(app, 'getLeads', { token: owner.token, query })
    return { total, counts, names: data.map(({ name }) => name) }
  }
  expect((await ids({})).names).toEqual(['dee', 'cem', 'bob', 'ada'])
  expect((await ids({ limit: 2, offset: 1 })).names).toEqual(['cem', 'bob'])
  const move = (id: number, state: string) =>
    callOk(app, 'changeLeadState', { token: owner.token, path: { id }, body: { state } })
  await move(1, 'closed')
  await move(2, 'viewing_agreed')
  expect(await ids({ state: 'new' })).toEqual({
    total: 2,
    counts: { new: 2, answered: 0, viewing_agreed: 1, closed: 1 },
    names: ['dee', 'cem'],
  })
  expect((await ids({ state: 'closed' })).names).toEqual(['ada'])
  expect((await move(1, 'answered')).data.state).toBe('answered')
  const answer = { path: { id: 2 }, body: { message: 'At five.' } }
  const { lead } = await callOk(app, 'answerLead', { token: owner.token, ...answer })
  expect(lead).toMatchObject({ state: 'viewing_agreed', answered_at: expect.any(String) })
})

test('hides leads from everybody but the owner', async () => {
  const { app, ask } = await open()
  const { id } = await ask('ada')
  const stranger = await signedIn(db)
  const { token } = stranger
  expect((await callOk(app, 'getLeads', { token })).total).toBe(0)
  expect((await call(app, 'getLead', { token, path: { id } })).status).toBe(404)
  const path = { id }
  const answer = await call(app, 'answerLead', { token, path, body: { message: 'x' } })
  const change = await call(app, 'changeLeadState', { token, path, body: { state: 'closed' } })
  expect([answer.status, change.status]).toEqual([404, 404])
})

test('refuses empty and endless answers, and unknown states', async () => {
  const { app, owner, ask } = await open()
  const { id } = await ask('ada')
  const sent = { token: owner.token, path: { id } }
  for (const message of ['', ' ', 'x'.repeat(100_000)]) {
    expect((await call(app, 'answerLead', { ...sent, body: { message } })).status).toBe(422)
  }
  const change = await call(app, 'changeLeadState', { ...sent, body: { state: 'new' } })
  expect(change.status).toBe(422)
})

test('measures the median time to the first answer, once five answers prove it', async () => {
  const { app, owner, house, ask } = await open()
  const project = await upcomingProject(db, { ownerId: owner.id })
  const { token } = owner
  const shown = async () => {
    const query = { id: house.id }
    const { data } = await callOk(app, 'getProperty', { query })
    const agent = await callOk(app, 'getAgentProperties', { query: { id: owner.id } })
    const detail = await callOk(app, 'getProjectDetail', { token, query: { id: project.id } })
    const { answer_minutes } = await callOk(app, 'getLeads', { token })
    const public_ = [data[0], agent.data.customer_data, detail.data].map((it) => it?.answer_minutes)
    return { own: answer_minutes, public_ }
  }
  const names = ['ada', 'bob', 'cem', 'dee', 'eva', 'old']
  for (const [at, name] of names.entries()) {
    const { id } = await ask(name)
    const hours = [1, 2, 3, 40, 50, 99][at] ?? 0
    await sql`
      update inquiry set created_at = ${TEST_NOW}::timestamptz - ${hours} * interval '1 hour' where id = ${id}`.execute(
      db,
    )
  }
  await sql`update inquiry set created_at = created_at - interval '91 days' where name = 'old'`.execute(
    db,
  )
  const none = { own: null, public_: [undefined, undefined, undefined] }
  const answer = (id: number) =>
    callOk(app, 'answerLead', { token, path: { id }, body: { message: 'Yes' } })
  for (const id of [6, 1, 2, 3, 4]) await answer(id)
  expect(await shown()).toEqual(none)
  await answer(5)
  await answer(1)
  expect(await shown()).toEqual({ own: 180, public_: [180, 180, 180] })
})

test('keeps own texts to answer with', async () => {
  const { app, owner } = await open()
  const { token } = owner
  const stranger = await signedIn(db)
  const body = { name: ' Thanks ', text: ' Thank you. ' }
  const { data } = await callOk(app, 'createReplyTemplate', { token, body })
  expect(data).toMatchObject({ name: 'Thanks', text: 'Thank you.' })
  const path = { id: data.id }
  const changed = { name: 'Later', text: 'I call you.' }
  await callOk(app, 'changeReplyTemplate', { token, path, body: changed })
  expect((await callOk(app, 'getReplyTemplates', { token })).data).toMatchObject([changed])
  const theirs = { token: stranger.token, path }
  expect((await callOk(app, 'getReplyTemplates', { token: stranger.token })).data).toEqual([])
  const change = await call(app, 'changeReplyTemplate', { ...theirs, body: changed })
  const remove = await call(app, 'deleteReplyTemplate', theirs)
  expect([change.status, remove.status]).toEqual([404, 404])
  for (const wrong of [
    { name: ' ', text: 'x' },
    { name: 'x', text: 'x'.repeat(4001) },
  ]) {
    expect((await call(app, 'createReplyTemplate', { token, body: wrong })).status).toBe(422)
  }
  await callOk(app, 'deleteReplyTemplate', { token, path })
  expect((await call(app, 'deleteReplyTemplate', { token, path })).status).toBe(404)
  for (let n = 0; n < 50; n++) await callOk(app, 'createReplyTemplate', { token, body })
  const full = await call(app, 'createReplyTemplate', { token, body })
  expect([full.status, Object(full.body).key]).toEqual([409, 'tooManyTemplates'])
})

test('refuses the usual', async () => {
  const { app } = await open()
  expect(await usualRefusals(db, app, 'createReplyTemplate')).toEqual(REFUSALS_OF_WRITES)
  for (const id of ['getLeads', 'getSentInquiries'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_READS)
  }
  for (const id of ['getReplyTemplates', 'adoptInquiries'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_STREAMS)
  }
})
