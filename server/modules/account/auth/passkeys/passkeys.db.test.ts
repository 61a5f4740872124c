import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { type AccountsFixture, entered, MINUTE_MS, registered } from '@/tests/support/accounts.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { addPasskey } from '@/tests/support/passkeys.ts'
import { openFactorFixture } from '@/tests/support/second-factor.ts'
import { SoftwareAuthenticator } from '@/tests/support/software-authenticator.ts'

const { db } = await openTestDatabase()
let fixture: AccountsFixture
let token: string
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
  fixture = openFactorFixture(db)
  await registered(fixture)
  token = await entered(fixture)
})

const begin = async (own = token) =>
  (await callOk(fixture.app, 'beginPasskey', { token: own, body: {} })).data
const create = (credential: object, own: { token?: string; name?: string } = {}) => {
  const { token: by = token, name } = own
  return call(fixture.app, 'createPasskey', {
    token: by,
    body: { credential, ...(name === undefined ? {} : { name }) },
  })
}
const list = async (own = token) =>
  (await callOk(fixture.app, 'listPasskeys', { token: own })).data.passkeys
const OVER = { status: 404, body: { key: 'passkeyChallengeExpired' } }
const REFUSED = {
  status: 422,
  body: { fields: { credential: 'This passkey could not be verified.' } },
}

describe('adding a passkey', () => {
  test('asks for a discoverable key and the verified person, and reveals nothing of the account', async () => {
    const options = await begin()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Hearth' },
      user: { name: 'Mira@example.org', displayName: 'Mira Lindqvist' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
      timeout: 300_000,
    })
    const again = await begin()
    expect(again.challenge).not.toBe(options.challenge)
    expect(again).toMatchObject({ user: { id: Reflect.get(options.user ?? {}, 'id') } })
  })

  test('names it by the device or as wished, lists it, logs it, and mails the person', async () => {
    const device = new SoftwareAuthenticator()
    const { body } = await create(device.create(await begin()), { name: ' My phone ' })
    expect(body).toMatchObject({ data: { passkey: { name: 'My phone' }, recovery_codes: [] } })
    await addPasskey(fixture, token)
    expect((await list()).map(({ name }) => name)).toEqual(['Passkey', 'My phone'])
    expect((await list())[0]).toMatchObject({ last_used_at: null, is_synced: false })
    const logged = await db.selectFrom('audit_entry').select('action').execute()
    expect(logged).toEqual([{ action: 'passkeyAdded' }, { action: 'passkeyAdded' }])
    await fixture.deliver()
    expect(fixture.deps.sent.at(-1)).toMatchObject({
      to: 'Mira@example.org',
      subject: 'A passkey was added to your account at Hearth',
    })
  })

  test('needs a recent sign-in or the password', async () => {
    fixture.pass(11 * MINUTE_MS)
    expect(await call(fixture.app, 'beginPasskey', { token, body: {} })).toMatchObject({
      status: 403,
      body: { key: 'recentSignInRequired', data: { proof: 'password' } },
    })
    const body = { password: 'birch-and-slate' }
    expect((await call(fixture.app, 'beginPasskey', { token, body })).status).toBe(200)
  })

  test('accepts a challenge once, for five minutes, from the sign-in that asked', async () => {
    const device = new SoftwareAuthenticator()
    const credential = device.create(await begin())
    expect((await create(credential)).status).toBe(200)
    expect(await create(credential)).toMatchObject(OVER)

    const late = new SoftwareAuthenticator().create(await begin())
    fixture.pass(5 * MINUTE_MS)
    expect(await create(late)).toMatchObject(OVER)

    const own = new SoftwareAuthenticator().create(await begin())
    const other = await entered(fixture)
    expect(await create(own, { token: other })).toMatchObject(OVER)
    const { data: signIn } = await callOk(fixture.app, 'beginPasskeySignIn', { body: {} })
    const mixed = new SoftwareAuthenticator().create({
      ...(await begin()),
      challenge: signIn.challenge,
    })
    expect(await create(mixed)).toMatchObject(OVER)
    expect(await list()).toHaveLength(1)
  })

  test.each([
    ['another origin', { origin: 'https://evil.example.org' }],
    ['another site', { rpId: 'evil.example.org' }],
    ['a device that did not verify the person', { isVerified: false }],
    ['an answer to another question', { type: 'webauthn.get' }],
  ])('refuses %s, and spends the challenge', async (_, own) => {
    const device = new SoftwareAuthenticator()
    const options = await begin()
    expect(await create(device.create(options, own))).toMatchObject(REFUSED)
    expect(await create(device.create(options))).toMatchObject(OVER)
    expect(await list()).toEqual([])
  })

  test('refuses unreadable answers with a clear error', async () => {
    const good = new SoftwareAuthenticator().create(await begin())
    const withResponse = (own: object) => ({ ...good, response: { ...good.response, ...own } })
    const broken = Buffer.from('{"challenge":').toString('base64url')
    for (const clientDataJSON of [broken, '!', Buffer.from('null').toString('base64url')]) {
      expect(await create(withResponse({ clientDataJSON }))).toMatchObject({
        status: 422,
        body: { fields: { credential: 'This answer of the browser could not be read.' } },
      })
    }
    expect((await create({ id: good.id })).status).toBe(422)
    expect((await create({ ...good, response: 'x' })).status).toBe(422)
    expect(await create(withResponse({ attestationObject: 'AAAA' }))).toMatchObject(REFUSED)
    const fresh = new SoftwareAuthenticator().create(await begin())
    expect(await create({ ...fresh, id: good.id })).toMatchObject(REFUSED)
    expect(await list()).toEqual([])
  })

  test('refuses a passkey that any account has', async () => {
    const device = await addPasskey(fixture, token)
    const options = await begin()
    expect(options.excludeCredentials).toMatchObject([{ id: device.id }])
    expect(await create(device.create(options))).toMatchObject({
      status: 409,
      body: { key: 'passkeyKnown' },
    })
    await registered(fixture, { email: 'noor@example.org' })
    const noor = await entered(fixture, { email: 'noor@example.org' })
    expect(await create(device.create(await begin(noor)), { token: noor })).toMatchObject({
      status: 409,
      body: { key: 'passkeyKnown' },
    })
    expect(await list(noor)).toEqual([])
  })

  test('works in two tabs, and refuses an eleventh passkey in either', async () => {
    const [first, second] = [await begin(), await begin()]
    for (const options of [second, first])
      expect((await create(new SoftwareAuthenticator().create(options))).status).toBe(200)
    for (let count = 2; count < 9; count++) await addPasskey(fixture, token)
    const tabs = [await begin(), await begin()]
    const answers = []
    for (const options of tabs)
      answers.push(await create(new SoftwareAuthenticator().create(options)))
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { key: 'passkeyLimit' } }])
    expect(await call(fixture.app, 'beginPasskey', { token, body: {} })).toMatchObject({
      status: 409,
      body: { key: 'passkeyLimit' },
    })
    expect(await list()).toHaveLength(10)
  })
})

describe('an own passkey', () => {
  test('is renamed; that of somebody else is not found', async () => {
    await addPasskey(fixture, token)
    const [{ id } = { id: 0 }] = await list()
    const rename = (name: string, own = token) =>
      call(fixture.app, 'renamePasskey', { token: own, path: { id }, body: { name } })
    expect((await rename('Blue key')).status).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Blue key' }])
    expect(await rename('  ')).toMatchObject({
      status: 422,
      body: { fields: { name: 'Name is required' } },
    })
    await registered(fixture, { email: 'noor@example.org' })
    const noor = await entered(fixture, { email: 'noor@example.org' })
    expect((await rename('Mine', noor)).status).toBe(404)
    const remove = await call(fixture.app, 'removePasskey', { token: noor, path: { id }, body: {} })
    expect(remove.status).toBe(404)
    expect(await list()).toMatchObject([{ name: 'Blue key' }])
  })

  test('is removed with a recent sign-in, logged and mailed', async () => {
    await addPasskey(fixture, token)
    const [{ id } = { id: 0 }] = await list()
    fixture.pass(11 * MINUTE_MS)
    const remove = (body: object) =>
      call(fixture.app, 'removePasskey', { token, path: { id }, body })
    expect(await remove({})).toMatchObject({ status: 403, body: { key: 'recentSignInRequired' } })
    expect((await remove({ password: 'oak' })).status).toBe(422)
    expect((await remove({ password: 'birch-and-slate' })).status).toBe(200)
    expect(await list()).toEqual([])
    await fixture.deliver()
    expect(fixture.deps.sent.at(-1)?.subject).toBe('A passkey was removed at Hearth')
    const logged = await db.selectFrom('audit_entry').select('action').execute()
    expect(logged.at(-1)).toEqual({ action: 'passkeyRemoved' })
  })
})

describe('a site with PUBLIC_URL', () => {
  test('binds passkeys to its host, and accepts its origin alone, whatever a header says', async () => {
    const site = openFactorFixture(db, { config: { publicUrl: 'https://homes.example.org' } })
    const own = await entered(site)
    const headers = { host: 'localhost:3000', 'x-forwarded-host': 'evil.example.org' }
    const ask = async () =>
      (await callOk(site.app, 'beginPasskey', { token: own, body: {}, headers })).data
    const options = await ask()
    expect(options.rp).toEqual({ id: 'homes.example.org', name: 'Hearth' })
    const send = (credential: object) =>
      call(site.app, 'createPasskey', { token: own, body: { credential }, headers })
    const stranger = new SoftwareAuthenticator()
    expect(await send(stranger.create(options))).toMatchObject(REFUSED)
    const device = new SoftwareAuthenticator({ origin: 'https://homes.example.org' })
    expect((await send(device.create(await ask()))).status).toBe(200)
  })

  test('offers none where browsers allow none', async () => {
    const site = openFactorFixture(db, { config: { publicUrl: 'https://192.0.2.7' } })
    const own = await entered(site)
    const closed = { status: 404, body: { key: 'passkeysClosed' } }
    expect(await call(site.app, 'beginPasskey', { token: own, body: {} })).toMatchObject(closed)
    expect(await call(site.app, 'beginPasskeySignIn', { body: {} })).toMatchObject(closed)
  })
})
