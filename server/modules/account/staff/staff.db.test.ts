import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '@/domain/account/rights.ts'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { handlers } from '@/server/modules/handlers.ts'
import {
  type AccountsFixture,
  entered,
  MINUTE_MS,
  MIRA,
  openAccounts,
  registered,
} from '@/tests/support/accounts.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const DAY_MINUTES = 24 * 60
const BEN = { email: 'Ben@example.org', role: 'editor' as Role }
const ACCOUNT = { name: 'Ben Ito', password: 'birch-and-slate', re_password: 'birch-and-slate' }

type Fixture = AccountsFixture & { ada: SignedIn }

async function open(): Promise<Fixture> {
  const accounts = openAccounts(db)
  const app = createServer(accounts.deps, handlers)
  const ada = await signedIn(db, {
    name: 'Ada Keller',
    role: 'administrator',
    signedInAt: accounts.deps.clock(),
  })
  return { ...accounts, app, ada }
}

async function invite({ app, deps, deliver, ada }: Fixture, body: object = BEN): Promise<string> {
  await callOk(app, 'inviteStaff', { token: ada.token, body })
  await deliver()
  return /token=([\w.-]+)/.exec(deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
}

const accept = async ({ app }: Fixture, token: string, body: object = ACCOUNT) =>
  (await call(app, 'acceptStaffInvitation', { body: { token, ...body } })).status

const staff = async ({ app, ada: { token } }: Fixture) =>
  (await callOk(app, 'getStaff', { token })).data

const findRole = async (id: number) => {
  const found = await db.selectFrom('account').select('role').where('id', '=', id).execute()
  return found[0]?.role
}

describe('an invitation', () => {
  test('makes a new account staff, once, and leaves a line for each step', async () => {
    const fixture = await open()
    const token = await invite(fixture)
    const { app, deps, ada } = fixture
    expect(deps.sent.at(-1)).toMatchObject({
      to: BEN.email,
      subject: 'Join the staff of Hearth',
      text: expect.stringContaining(
        'Ada Keller invites you to help run Hearth. Your role: Editor.',
      ),
    })
    expect((await staff(fixture)).invitations).toMatchObject([
      { email: BEN.email, role: 'editor', invited_by: 'Ada Keller', is_expired: false },
    ])
    const shown = await callOk(app, 'getStaffInvitation', { body: { token } })
    expect(shown.data).toEqual({ email: BEN.email, role: 'editor', needs_password: true })
    const all = await Promise.all([1, 2, 3].map(() => accept(fixture, token)))
    expect(all.sort()).toEqual([200, 404, 404])
    const entry = { type: '3', email: 'ben@example.org', password: ACCOUNT.password }
    const session = await callOk(app, 'signIn', { body: entry })
    expect(session.data).toMatchObject({ name: 'Ben Ito', is_admin: 0, role: 'editor' })
    const { data } = await callOk(app, 'getAuditLog', { token: ada.token })
    expect(data).toMatchObject([
      {
        action: 'promoted',
        actor_id: session.data?.id,
        subject_name: 'Ben Ito',
        before: { role: '' },
        after: { role: 'editor' },
      },
      {
        action: 'staffInvited',
        actor_id: ada.id,
        actor_role: 'administrator',
        subject_kind: 'staff-invitation',
        subject_name: BEN.email,
        after: { role: 'editor' },
      },
    ])
    expect((await staff(fixture)).invitations).toEqual([])
  })

  test('gives the role to an account with a proven address, and leaves its password', async () => {
    const fixture = await open()
    await registered(fixture)
    const token = await invite(fixture, { email: MIRA.email, role: 'support' })
    const { data } = await callOk(fixture.app, 'getStaffInvitation', { body: { token } })
    expect(data.needs_password).toBe(false)
    expect(await accept(fixture, token, {})).toBe(200)
    await entered(fixture)
    expect((await staff(fixture)).people.map(({ name, role }) => [name, role])).toEqual([
      ['Ada Keller', 'administrator'],
      [MIRA.name, 'support'],
    ])
  })

  test('ends a password that somebody chose without proving the address', async () => {
    const fixture = await open()
    const { id, token: foreign } = await signedIn(db, { name: 'Thief' })
    await db
      .updateTable('account')
      .set({ email: 'ben@example.org', password_hash: 'chosen by a thief' })
      .where('id', '=', id)
      .execute()
    const token = await invite(fixture)
    expect(await accept(fixture, token, {})).toBe(422)
    expect(await accept(fixture, token)).toBe(200)
    expect((await call(fixture.app, 'getSignIns', { token: foreign })).status).toBe(401)
    const entry = { type: '3', email: 'ben@example.org', password: ACCOUNT.password }
    const session = await callOk(fixture.app, 'signIn', { body: entry })
    expect(session.data).toMatchObject({ id, name: 'Ben Ito', role: 'editor' })
  })

  test('ends after three days, when withdrawn, and with a newer one', async () => {
    const fixture = await open()
    const { app, ada } = fixture
    const first = await invite(fixture)
    const second = await invite(fixture, { ...BEN, role: 'support' })
    expect(await accept(fixture, first)).toBe(404)
    const [waiting] = (await staff(fixture)).invitations
    const path = { id: waiting?.id ?? 0 }
    await callOk(app, 'withdrawStaffInvitation', { token: ada.token, path })
    const again = await call(app, 'withdrawStaffInvitation', { token: ada.token, path })
    expect(again.status).toBe(404)
    expect(await accept(fixture, second)).toBe(404)
    const third = await invite(fixture)
    await db
      .updateTable('access_token')
      .set({ created_at: new Date('2100-01-01') })
      .execute()
    fixture.pass(3 * DAY_MINUTES * MINUTE_MS)
    expect(await accept(fixture, third)).toBe(404)
    expect((await staff(fixture)).invitations).toMatchObject([{ is_expired: true }])
  })

  test('counts only while its author may invite, and only with its own token', async () => {
    const fixture = await open()
    const token = await invite(fixture)
    const change = token.endsWith('A') ? 'B' : 'A'
    expect(await accept(fixture, token.slice(0, -1) + change)).toBe(404)
    expect(await accept(fixture, 'no-token')).toBe(404)
    const set = (facts: object) =>
      db.updateTable('account').set(facts).where('id', '=', fixture.ada.id).execute()
    await set({ role: 'moderator' })
    expect(await accept(fixture, token)).toBe(404)
    await set({ role: 'administrator', is_active: false })
    expect(await accept(fixture, token)).toBe(404)
    await set({ is_active: true })
    expect(await accept(fixture, token)).toBe(200)
  })

  test('is refused for an address of staff, and on accepting for who became staff meanwhile', async () => {
    const fixture = await open()
    const token = await invite(fixture)
    const { app, ada } = fixture
    expect(await accept(fixture, token)).toBe(200)
    const reply = await call(app, 'inviteStaff', { token: ada.token, body: BEN })
    expect(reply).toMatchObject({ status: 409, body: { key: 'alreadyStaff' } })
    await registered(fixture)
    const other = await invite(fixture, { email: MIRA.email, role: 'support' })
    await db
      .updateTable('account')
      .set({ role: 'editor' })
      .where('email', '=', MIRA.email)
      .execute()
    expect(await accept(fixture, other, {})).toBe(409)
  })
})

describe('a role', () => {
  test('is changed and taken away by others, from the next request on', async () => {
    const fixture = await open()
    const { app, ada } = fixture
    const ben = await signedIn(db, { role: 'editor', signedInAt: fixture.deps.clock() })
    const queue = async () => (await call(app, 'getReviewQueue', { token: ben.token })).status
    expect(await queue()).toBe(403)
    const change = (body: object) => call(app, 'changeStaffRole', { token: ada.token, body })
    expect((await change({ id: ben.id, role: 'moderator' })).status).toBe(200)
    expect(await queue()).toBe(200)
    expect((await change({ id: ben.id, role: 'moderator' })).status).toBe(409)
    const body = { id: ben.id }
    expect((await call(app, 'removeStaff', { token: ada.token, body })).status).toBe(200)
    expect(await queue()).toBe(403)
    expect((await call(app, 'removeStaff', { token: ada.token, body })).status).toBe(404)
    const { data } = await callOk(app, 'getAuditLog', { token: ada.token })
    expect(data.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['demoted', { role: 'moderator' }, { role: '' }],
      ['roleChanged', { role: 'editor' }, { role: 'moderator' }],
    ])
  })

  test('is nobody’s own to change', async () => {
    const { app, ada } = await open()
    await signedIn(db, { role: 'administrator' })
    const { id, token } = ada
    for (const reply of [
      await call(app, 'changeStaffRole', { token, body: { id, role: 'editor' } }),
      await call(app, 'removeStaff', { token, body: { id } }),
    ]) {
      expect(reply).toMatchObject({ status: 409, body: { key: 'ownAccount' } })
    }
    expect(await findRole(id)).toBe('administrator')
  })

  test('of one administrator stays when two remove each other at once', async () => {
    const fixture = await open()
    const other = await signedIn(db, {
      role: 'administrator',
      signedInAt: fixture.deps.clock(),
    })
    const remove = (by: SignedIn, { id }: SignedIn) =>
      call(fixture.app, 'removeStaff', { token: by.token, body: { id } })
    const replies = await Promise.all([remove(fixture.ada, other), remove(other, fixture.ada)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
    const roles = [await findRole(fixture.ada.id), await findRole(other.id)]
    expect(roles.filter((role) => role === 'administrator')).toHaveLength(1)
  })
})

test('changes of the staff and refunds need a sign-in of the last ten minutes', async () => {
  const fixture = await open()
  const { app } = fixture
  await registered(fixture)
  await db
    .updateTable('account')
    .set({ role: 'administrator' })
    .where('email', '=', MIRA.email)
    .execute()
  const token = await entered(fixture)
  const ben = await signedIn(db, { role: 'editor' })
  fixture.pass(11 * MINUTE_MS)
  const proof = { password: MIRA.password }
  const asks = [
    (body: object) => call(app, 'inviteStaff', { token, body: { ...BEN, ...body } }),
    (body: object) =>
      call(app, 'changeStaffRole', { token, body: { id: ben.id, role: 'support', ...body } }),
    (body: object) => call(app, 'removeStaff', { token, body: { id: ben.id, ...body } }),
    (body: object) =>
      call(app, 'refundPayment', {
        token,
        body: { payment_transaction_id: 1, reason: 'Agreed.', ...body },
      }),
    (body: object) =>
      call(app, 'decidePaymentMismatch', {
        token,
        body: { id: 1, decision: 'refund', note: 'Agreed.', ...body },
      }),
  ]
  for (const ask of asks) {
    expect(await ask({})).toMatchObject({
      status: 403,
      body: { key: 'recentSignInRequired', data: { proof: 'password' } },
    })
    expect(await ask({ password: 'not-it' })).toMatchObject({
      status: 422,
      body: { fields: { password: expect.any(String) } },
    })
  }
  const statuses: number[] = []
  for (const ask of asks) {
    statuses.push((await ask(proof)).status)
    fixture.pass(11 * MINUTE_MS)
  }
  // There is no payment or case to give back.
  expect(statuses).toEqual([200, 200, 200, 404, 404])
})

test('is closed to everybody but administrators', async () => {
  const { app } = await open()
  for (const id of ['inviteStaff', 'changeStaffRole', 'removeStaff'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_WRITES)
  }
})
