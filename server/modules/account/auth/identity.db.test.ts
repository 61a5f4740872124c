import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import {
  IdentityRefused,
  type IdentityVerifier,
  type ProvenIdentity,
} from '@/server/gateways/identity/identity-verifier.ts'
import {
  entered,
  enteredByNumber,
  MIRA,
  openAccounts,
  registered,
} from '@/tests/support/accounts.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const GOOGLE: ProvenIdentity = {
  authId: 'Zk3n9',
  method: 'google',
  email: 'mira@example.org',
  mobile: null,
  name: 'Mira Lindqvist',
}

/** Accepts the keys of `known` as tokens. */
function provider(known: Record<string, ProvenIdentity> = { google: GOOGLE }): IdentityVerifier {
  return {
    verify: async (idToken) => {
      const identity = known[idToken]
      if (!identity) throw new IdentityRefused('Not known')
      return identity
    },
  }
}

const open = (identity: IdentityVerifier | null = provider()) => openAccounts(db, { identity })
const SENT = { type: '0' as const, auth_id: 'Zk3n9', id_token: 'google' }
const accounts = () => db.selectFrom('account').selectAll().orderBy('id').execute()

describe('an identity provider’s token', () => {
  test('opens an account, and signs in to the same one later', async () => {
    const { app } = open()
    const body = { ...SENT, about_me: 'Looks for a flat.', twiiter_id: 'mira', fcm_id: 'device-1' }
    const first = await callOk(app, 'signIn', { body })
    expect(first).toMatchObject({
      message: 'Welcome.',
      data: {
        auth_id: 'Zk3n9',
        name: 'Mira Lindqvist',
        email: 'mira@example.org',
        logintype: '0',
        is_email_verified: 1,
        about_me: 'Looks for a flat.',
        twiiter_id: 'mira',
        fcm_id: 'device-1',
      },
    })
    const again = await callOk(app, 'signIn', { body: { ...SENT, name: 'Somebody else' } })
    expect(again).toMatchObject({ message: 'Welcome back.', data: { name: 'Mira Lindqvist' } })
    expect(again.data.id).toBe(first.data.id)
  })

  test('opens one account when used several times at once', async () => {
    const { app } = open()
    await Promise.all(Array.from({ length: 4 }, () => callOk(app, 'signIn', { body: SENT })))
    expect(await accounts()).toHaveLength(1)
  })

  test.each([
    ['of somebody else', { auth_id: 'other' }],
    ['of another method', { type: '2' as const }],
    ['that proves nothing', { id_token: 'forged' }],
    ['that is not sent', { id_token: '' }],
  ])('is refused: %s', async (_words, own) => {
    const { app } = open()
    const reply = await call(app, 'signIn', { body: { ...SENT, ...own } })
    expect([reply.status, reply.body]).toMatchObject([401, { key: 'identityNotProven' }])
    expect(await accounts()).toEqual([])
  })

  test('is refused without a configured provider', async () => {
    const { app } = open(null)
    expect((await call(app, 'signIn', { body: SENT })).status).toBe(401)
  })

  test('of a phone number signs in to the account that verified the number', async () => {
    const mobile = '+15035550100'
    const phone = { ...GOOGLE, method: 'phone' as const, email: null, mobile }
    const fixture = open(provider({ phone }))
    const { data } = await enteredByNumber(fixture, mobile)
    const body = { type: '1' as const, auth_id: 'Zk3n9', id_token: 'phone' }
    const reply = await callOk(fixture.app, 'signIn', { body })
    expect(reply.data.id).toBe(data.id)
  })

  test('of a deactivated account gets the reason', async () => {
    const { app } = open()
    await callOk(app, 'signIn', { body: SENT })
    await db.updateTable('account').set({ is_active: false }).execute()
    expect(await call(app, 'signIn', { body: SENT })).toMatchObject({
      status: 403,
      body: { key: 'deactivated', data: { is_active: false } },
    })
  })
})

describe('an email address vouched for by the provider', () => {
  test('signs in to the account that verified it, keeping its password', async () => {
    const fixture = open()
    await registered(fixture)
    const { data } = await callOk(fixture.app, 'signIn', { body: SENT })
    expect(data).toMatchObject({ email: MIRA.email, logintype: '3' })
    await entered(fixture)
    expect(await accounts()).toHaveLength(1)
    await db.updateTable('account').set({ email: 'moved@example.org' }).execute()
    expect((await callOk(fixture.app, 'signIn', { body: SENT })).data.id).toBe(data.id)
  })

  test('removes the password of an account that never verified it', async () => {
    const fixture = open()
    await registered(fixture)
    const token = await entered(fixture)
    await db.updateTable('account').set({ is_email_verified: false }).execute()
    await callOk(fixture.app, 'signIn', { body: SENT })
    expect((await call(fixture.app, 'getSignIns', { token })).status).toBe(401)
    const body = { type: '3' as const, email: MIRA.email, password: MIRA.password }
    expect((await call(fixture.app, 'signIn', { body })).status).toBe(401)
  })

  test('without being vouched for opens no other account', async () => {
    const fixture = open(provider({ google: { ...GOOGLE, email: null } }))
    await registered(fixture)
    const { data } = await callOk(fixture.app, 'signIn', { body: { ...SENT, email: MIRA.email } })
    expect(data.email).toBeNull()
    expect(await accounts()).toHaveLength(2)
  })
})

describe('the photo of a new account', () => {
  const signUp = async (profile: string | File) => {
    const { app } = open()
    const form = new FormData()
    for (const [name, value] of Object.entries(SENT)) form.set(name, value)
    form.set('profile', profile)
    return (await callOk(app, 'signIn', { form })).data.profile
  }

  test('is stored again', async () => {
    const { default: sharp } = await import('sharp')
    const size = { width: 200, height: 200, channels: 3 as const, background: '#345' }
    const bytes = new Uint8Array(await sharp({ create: size }).jpeg().toBuffer())
    expect(await signUp(new File([bytes], 'me.jpg', { type: 'image/jpeg' }))).toMatch(
      /^http:\/\/localhost\/api\/ext\/files\/images\/.+portrait\.jpg$/,
    )
  })

  test('does not block the sign-in when it is not an image', async () => {
    expect(await signUp(new File(['nothing'], 'me.jpg', { type: 'image/jpeg' }))).toBe('')
  })

  test('is not fetched from other hosts', async () => {
    expect(await signUp('http://127.0.0.1:9/me.jpg')).toBe('')
  })
})
