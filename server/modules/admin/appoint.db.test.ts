import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { accountHandlers } from '@/server/modules/account/handlers.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { appointAdministrator, dismissAdministrator } from './appoint.ts'
import { adminHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const deps = () => testDeps({ db })
const ADA = { email: 'Ada@example.org', name: 'Ada Keller' }
const PASSWORD = { password: 'birch-and-slate', re_password: 'birch-and-slate' }

const appointed = (facts: Partial<typeof ADA> = {}) =>
  appointAdministrator(db, { ...ADA, ...facts, secret: deps().config.secretKey, at: TEST_NOW })

test('a new administrator sets a password by the link, once', async () => {
  const app = createServer(deps(), { ...accountHandlers, ...adminHandlers })
  const { accountId, isNew, token } = await appointed()
  expect(isNew).toBe(true)
  const body = { token, ...PASSWORD }
  expect((await call(app, 'resetPassword', { body })).status).toBe(200)
  expect((await call(app, 'resetPassword', { body })).status).toBe(404)
  const entry = { type: '3', email: 'ada@example.org', password: PASSWORD.password }
  const session = await callOk(app, 'signIn', { body: entry })
  expect(session.data).toMatchObject({ id: accountId, is_admin: 1 })
  const { data } = await callOk(app, 'getAuditLog', { token: session.token })
  expect(data).toMatchObject([
    { actor_id: null, actor_name: 'Operator', action: 'promoted', subject_name: 'Ada Keller' },
  ])
})

test('an existing account keeps working, without a password that was never verified', async () => {
  const { id } = await signedIn(db)
  await db
    .updateTable('account')
    .set({
      email: 'ada@example.org',
      is_email_verified: true,
      password_hash: 'kept',
      is_active: false,
    })
    .where('id', '=', id)
    .execute()
  expect(await appointed()).toMatchObject({ accountId: id, isNew: false })
  const read = () =>
    db
      .selectFrom('account')
      .select(['is_admin', 'is_active', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirst()
  expect(await read()).toEqual({ is_admin: true, is_active: true, password_hash: 'kept' })
  await db.updateTable('account').set({ is_email_verified: false }).where('id', '=', id).execute()
  await appointed()
  expect(await read()).toMatchObject({ password_hash: null })
  const left = await db.selectFrom('access_token').select('id').execute()
  expect(left).toEqual([])
})

test('the operator revokes rights with an audit entry, and the last administrator’s only by force', async () => {
  const app = createServer(deps(), { ...accountHandlers, ...adminHandlers })
  const other = await signedIn(db, { isAdmin: true })
  const { accountId } = await appointed()
  const dismissed = (email: string, isForced = false) =>
    dismissAdministrator(db, { email, isForced, at: TEST_NOW })
  const status = async () => Number((await call(app, 'getAdministration', other)).status)
  await db
    .updateTable('account')
    .set({ email: 'o@example.org' })
    .where('id', '=', other.id)
    .execute()
  expect(await dismissed('nobody@example.org')).toBe('noStaff')
  expect(await status()).toBe(200)
  expect(await dismissed('o@example.org')).toBe('done')
  expect(await dismissed('o@example.org')).toBe('noStaff')
  expect(await status()).toBe(403)
  expect(await dismissed(ADA.email)).toBe('last')
  expect(await dismissed(ADA.email, true)).toBe('done')
  const entries = await db
    .selectFrom('audit_entry')
    .select(['actor_name', 'action', 'subject_id'])
    .orderBy('id')
    .execute()
  expect(entries.slice(1)).toEqual([
    { actor_name: 'Operator', action: 'demoted', subject_id: other.id },
    { actor_name: 'Operator', action: 'demoted', subject_id: accountId },
  ])
})

test('the demo administrator’s public password fails once the site is open to others', async () => {
  const email = 'administrator@hearth.example'
  const own = deps()
  const password_hash = await own.passwords.hash('hearth-demo')
  await db
    .insertInto('account')
    .values({
      slug: 'ada',
      email,
      password_hash,
      role: 'administrator',
      is_demo: true,
      is_email_verified: true,
    })
    .execute()
  const body = { type: '3', email, password: 'hearth-demo' }
  const status = async (config: object) => {
    const app = createServer(testDeps({ db, config }), accountHandlers)
    return Number((await call(app, 'signIn', { body })).status)
  }
  expect(await status({})).toBe(200)
  expect(await status({ host: '0.0.0.0' })).toBe(401)
  expect(await status({ publicUrl: 'https://homes.example.org' })).toBe(401)
  expect(await status({ host: '0.0.0.0', demoMode: true })).toBe(200)
})
