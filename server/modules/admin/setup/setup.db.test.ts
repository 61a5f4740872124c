import { beforeEach, describe, expect, test } from 'vitest'
import type { StarterContent } from '@/domain/settings/setup-steps.ts'
import { createServer } from '@/server/app.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import { accountHandlers } from '@/server/modules/account/handlers.ts'
import { category } from '@/tests/support/builders/listings.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { fillInBackground } from './guided-steps.ts'
import { setupHandlers } from './handlers.ts'
import { createSetupToken } from './setup.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await language(db, { code: 'en', texts: {} })
})

const ADA = { name: 'Ada Keller', email: 'ada@example.org', password: 'birch-and-slate' }
const REMOTE = { 'x-forwarded-for': '203.0.113.9' }

function setUp() {
  const deps = testDeps({ db })
  const app = createServer(deps, { ...accountHandlers, ...setupHandlers })
  const make = (own: object = {}, headers: Record<string, string> = {}) =>
    call(app, 'createFirstAdministrator', {
      body: { ...ADA, re_password: ADA.password, ...own },
      headers,
    })
  return { app, deps, make, link: () => createSetupToken(db, deps.config.secretKey) }
}

describe('the first administrator', () => {
  test('is made on the machine of the site, signs in, and closes the first run', async () => {
    const { app, make } = setUp()
    expect((await callOk(app, 'getSetup')).data).toEqual({ is_open: true, needs_link: false })
    expect((await make()).status).toBe(200)
    expect((await callOk(app, 'getSetup')).data).toEqual({ is_open: false, needs_link: false })
    const { email, password } = ADA
    const { token } = await callOk(app, 'signIn', { body: { type: '3', email, password } })
    expect((await callOk(app, 'getSetupProgress', { token })).data).toMatchObject({
      is_started: true,
      step: 'brand',
    })
    expect(await make({ email: 'eve@example.org' })).toMatchObject({
      status: 409,
      body: { key: 'setupDone' },
    })
  })

  test.each([
    ['a proxy', REMOTE],
    ['another name of the machine', { host: 'rebound.example.org' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a proxy that hides', { via: '1.1 proxy' }],
  ])('needs the link behind %s', async (_, headers) => {
    const { app, make, link } = setUp()
    const { data } = await callOk(app, 'getSetup', { headers })
    expect(data).toEqual({ is_open: true, needs_link: true })
    const token = await link()
    for (const wrong of [undefined, '', 'x'.repeat(43), token?.toLowerCase(), `${token}=`]) {
      expect(await make({ token: wrong }, headers)).toMatchObject({
        status: 403,
        body: { key: 'setupLink' },
      })
    }
    expect((await make({ token }, headers)).status).toBe(200)
  })

  test('is one, even when several ask at once', async () => {
    const { make, link } = setUp()
    const token = await link()
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, at) => make({ token, email: `ada${at}@example.org` }, REMOTE)),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const admins = await db
      .selectFrom('account')
      .where('is_admin', '=', true)
      .select('id')
      .execute()
    expect(admins).toHaveLength(1)
  })

  test('keeps the link while something is to be mended, and never reuses it', async () => {
    const { make, link } = setUp()
    const token = await link()
    expect(
      await make({ token, password: 'password', re_password: 'password' }, REMOTE),
    ).toMatchObject({
      status: 422,
      body: { fields: { password: expect.any(String) } },
    })
    expect(await link()).toBe(token)
    await make({ token }, REMOTE)
    expect(await link()).toBe(null)
    await db.updateTable('account').set({ role: null }).execute()
    expect((await make({ token, email: 'eve@example.org' }, REMOTE)).status).toBe(403)
    expect(await link()).not.toBe(token)
  })

  test('takes no address that has an account', async () => {
    const { app, make } = setUp()
    const { id } = await signedIn(db)
    const taken = { email: ADA.email, login_type: 3, is_email_verified: true }
    await db.updateTable('account').set(taken).where('id', '=', id).execute()
    expect(await make()).toMatchObject({
      status: 422,
      body: { fields: { email: expect.any(String) } },
    })
    expect((await callOk(app, 'getSetup')).data.is_open).toBe(true)
  })

  test('cannot be guessed', async () => {
    const { make } = setUp()
    const { points } = LIMIT_RULES.setupsByAddress
    for (let tries = 0; tries < points; tries++) await make({ token: 'x' }, REMOTE)
    expect((await make({ token: 'x' }, REMOTE)).status).toBe(429)
  })
})

describe('the guided steps', () => {
  async function begun() {
    const { deps, app } = setUp()
    const { token } = await signedIn(db, { isAdmin: true })
    const progress = async () => (await callOk(app, 'getSetupProgress', { token })).data
    return { deps, app, token, progress }
  }

  test('go on where they were left, and name what is missing', async () => {
    const { app, token, progress } = await begun()
    expect((await progress()).missing).toContain('category')
    await callOk(app, 'changeSetupStep', { token, body: { step: 'languages' } })
    await category(db)
    expect(await progress()).toMatchObject({ step: 'languages', is_empty: false })
    expect((await progress()).missing).not.toContain('category')
  })

  test('fill an empty marketplace once', async () => {
    const { app, token, deps, progress } = await begun()
    const fill = () => call(app, 'fillMarketplace', { token, body: { content: 'catalog' } })
    const both = await Promise.all([fill(), fill()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(deps.enqueued).toEqual([{ name: 'marketplace.fill', data: { content: 'catalog' } }])
    expect(await progress()).toMatchObject({ content: 'catalog', content_state: 'running' })
  })

  test('say how content went, and a job that comes twice fills once', async () => {
    const { progress, deps } = await begun()
    const filled: StarterContent[] = []
    const run = work(deps, async (content) => {
      filled.push(content)
      await category(db)
    })
    await run('demo')
    await run('demo')
    expect(filled).toEqual(['demo'])
    expect(await progress()).toMatchObject({ content: 'demo', content_state: 'done' })
  })

  test('say when content failed', async () => {
    const { progress, deps } = await begun()
    await work(deps, () => Promise.reject(new Error('disk full')))('catalog')
    expect(await progress()).toMatchObject({ content_state: 'failed', is_empty: true })
  })

  test('send a mail to oneself, and say why it failed', async () => {
    const { app, token, deps } = await begun()
    await db.updateTable('account').set({ email: ADA.email }).execute()
    expect((await callOk(app, 'testMail', { token })).data).toMatchObject({
      to: ADA.email,
      outcome: 'kept',
    })
    expect(deps.sent.map(({ to }) => to)).toEqual([ADA.email])
    deps.mail.send = () => Promise.reject(new Error('535 wrong password'))
    expect((await callOk(app, 'testMail', { token })).data).toEqual({
      to: ADA.email,
      outcome: 'failed',
      reason: '535 wrong password',
    })
  })
})

/** The job's handler, called as the queue does. */
function work(deps: ReturnType<typeof testDeps>, fill: (content: StarterContent) => Promise<void>) {
  let handler: ((data: { content: StarterContent }) => Promise<void>) | undefined
  const queue = {
    ...deps.queue,
    work(_: string, given: typeof handler) {
      handler = given
    },
  }
  fillInBackground(queue as typeof deps.queue, deps, fill)
  return (content: StarterContent) => handler?.({ content })
}
