import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { createSharpImages } from '@/server/gateways/images/sharp-images.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { storeAvatar } from './avatar.ts'
import { profileHandlers } from './profile-handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

function open() {
  const deps = testDeps({ db })
  return { deps, app: createServer(deps, profileHandlers) }
}
type App = ReturnType<typeof open>['app']

const change = async (app: App, token: string, body: object) =>
  (await callOk(app, 'updateProfile', { token, body })).data

const refused = async (app: App, token: string, body: object) => {
  const reply = await call(app, 'updateProfile', { token, body })
  return { status: reply.status, body: reply.body }
}

const picture = async (side: number, format: 'jpeg' | 'png' | 'gif' = 'jpeg') => {
  const create = { width: side, height: 200, channels: 3 as const, background: '#884422' }
  return new Uint8Array(await sharp({ create }).toFormat(format).toBuffer())
}

let portrait: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  portrait = await picture(200)
})

const form = (bytes: Uint8Array<ArrayBuffer>) => {
  const data = new FormData()
  data.append('profile', new File([bytes], 'Mira at home.jpg', { type: 'image/jpeg' }))
  return data
}

describe('a profile', () => {
  test('changes only the fields that are sent', async () => {
    const { app } = open()
    const { id, token } = await signedIn(db, { name: 'Mira' })
    const first = await change(app, token, {
      userid: 999,
      type: '1',
      logintype: '0',
      firebase_id: 'x',
      name: ' Mira Lindqvist ',
      address: '12 Harbour Street',
      about_me: 'Looks for light.',
      facebook_id: 'https://facebook.example/mira',
      twiiter_id: 'mira',
      instagram_id: 'https://instagram.example/mira',
      youtube_id: 'https://youtube.example/mira',
      latitude: 53.5436,
      longitude: 9.9664,
      city: 'Hamburg',
      state: 'Hamburg',
      country: 'Germany',
      notification: 0,
    })
    expect(first).toMatchObject({
      id,
      name: 'Mira Lindqvist',
      logintype: '3',
      about_me: 'Looks for light.',
      twiiter_id: 'mira',
      latitude: '53.5436',
      city: 'Hamburg',
      notification: 0,
      fcm_id: null,
      email: null,
      profile: '',
      isActive: 1,
      is_premium: 0,
      is_admin: 0,
    })
    const second = await change(app, token, { about_me: '', youtube_id: '' })
    expect(second).toMatchObject({ ...first, about_me: null, youtube_id: null })
    const third = await change(app, token, { city: '', state: '', country: '' })
    expect(third).toMatchObject({ city: null, state: null, latitude: null, longitude: null })
    expect(JSON.stringify({ ...third, has_password: 0 })).not.toMatch(/password_hash|argon2/)
  })

  test('of another person does not change', async () => {
    const { app } = open()
    const ada = await signedIn(db, { name: 'Ada' })
    const bob = await signedIn(db, { name: 'Bob' })
    await change(app, ada.token, { userid: bob.id, name: 'Eve' })
    const row = await db
      .selectFrom('account')
      .select('name')
      .where('id', '=', bob.id)
      .executeTakeFirstOrThrow()
    expect(row.name).toBe('Bob')
  })

  test('keeps its address and number until a new one is verified', async () => {
    const { app } = open()
    const { id, token } = await signedIn(db)
    const own = { email: 'Mira@example.com', mobile: '+4915112345678' }
    await db.updateTable('account').set(own).where('id', '=', id).execute()
    const same = await change(app, token, {
      email: 'mira@EXAMPLE.com',
      mobile: '+49 151 123 45678',
      name: 'Mira',
    })
    expect(same).toMatchObject(own)
    expect(
      await change(app, token, { email: 'eve@example.com', mobile: '+49 40 999999' }),
    ).toMatchObject({
      ...own,
      pending_email: 'eve@example.com',
      pending_mobile: '+4940999999',
    })
    expect(await change(app, token, {})).toMatchObject({ ...own, name: 'Mira' })
  })

  test('rejects blank names, partial positions and script links', async () => {
    const { app } = open()
    const { token } = await signedIn(db)
    for (const [body, field] of [
      [{ name: '   ' }, 'name'],
      [{ latitude: 1 }, 'longitude'],
      [{ longitude: 1 }, 'latitude'],
      [{ latitude: 91, longitude: 0 }, 'latitude'],
      [{ latitude: 0, longitude: 0 }, 'latitude'],
      [{ youtube_id: 'javascript:alert(1)' }, 'youtube_id'],
      [{ notification: 2 }, 'notification'],
      [{ mobile: 'call me' }, 'mobile'],
    ] as const) {
      const reply = await refused(app, token, body)
      expect([reply.status, Object.keys(Object(reply.body).fields)]).toEqual([422, [field]])
    }
  })
})

describe('a portrait', () => {
  const portraits = () =>
    db.selectFrom('stored_file').select(['key', 'name', 'owner_id']).orderBy('id').execute()

  const removed = (deps: TestDeps) =>
    deps.enqueued.flatMap(({ data }) =>
      'files' in data && Array.isArray(data.files) ? data.files.map(({ key }) => key) : [],
    )

  test('is stored under a new name and replaces the former one', async () => {
    const { app, deps } = open()
    const { id, token } = await signedIn(db)
    await callOk(app, 'updateProfile', { token, form: form(portrait) })
    const [former] = await portraits()
    expect(former).toMatchObject({ name: 'portrait', owner_id: id })
    const { data } = await callOk(app, 'updateProfile', { token, form: form(portrait) })
    const [present, ...others] = await portraits()
    expect(others).toEqual([])
    expect(data.profile).toContain(present?.key)
    expect(await deps.files.exists(present?.key ?? '')).toBe(true)
    expect(removed(deps)).toEqual([former?.key])
  })

  test('from the demo album is not deleted when replaced', async () => {
    const { app, deps } = open()
    const { id, token } = await signedIn(db)
    const shared = await deps.images.ingest(Buffer.from(portrait), {
      name: 'demo',
      visibility: 'public',
      ownerId: null,
    })
    await db.insertInto('stored_file').values(shared).execute()
    await db.updateTable('account').set({ profile_key: shared.key }).where('id', '=', id).execute()
    await callOk(app, 'updateProfile', { token, form: form(portrait) })
    expect(await deps.files.exists(shared.key)).toBe(true)
  })

  test('must be a photo of at least 120 pixels, or nothing is stored', async () => {
    const { app, deps } = open()
    const { token } = await signedIn(db)
    const text = new TextEncoder().encode('<svg onload="alert(1)"/>')
    for (const bytes of [await picture(119), await picture(200, 'gif'), text]) {
      const reply = await call(app, 'updateProfile', { token, form: form(bytes) })
      expect([reply.status, reply.body]).toEqual([
        422,
        expect.objectContaining({ message: 'Photos must be JPEG or PNG, at least 120x120.' }),
      ])
    }
    const withFault = form(portrait)
    withFault.append('mobile', '+0151 123')
    expect((await call(app, 'updateProfile', { token, form: withFault })).status).toBe(422)
    expect(await portraits()).toEqual([])
    const files = await readdir(join(deps.config.dataDir, 'files', 'public')).catch(() => [])
    expect(files).toEqual(removed(deps))
  })

  test('stores its row before its file, so that a killed process leaves no unknown file', async () => {
    const { deps } = open()
    const { id: ownerId } = await signedIn(db)
    const put = async () => {
      throw new Error('killed')
    }
    const images = createSharpImages({ ...deps.files, put }, deps.log)
    const path = join(deps.config.dataDir, 'mira.jpg')
    await writeFile(path, portrait)
    await expect(storeAvatar({ db, images }, { path, ownerId })).rejects.toThrow('killed')
    expect(await portraits()).toMatchObject([{ owner_id: ownerId }])
  })

  test('is limited in changes', async () => {
    const { app, deps } = open()
    const { id, token } = await signedIn(db)
    for (let count = 0; count < 30; count += 1) {
      await deps.limits.consume('portraitsByAccount', String(id))
    }
    const reply = await call(app, 'updateProfile', { token, form: form(portrait) })
    expect([reply.status, await portraits()]).toEqual([429, []])
    expect(await change(app, token, { name: 'Mira' })).toMatchObject({ name: 'Mira' })
  })
})

describe('a device', () => {
  test('can be registered without changing the profile', async () => {
    const { app } = open()
    const { token } = await signedIn(db)
    const before = await change(app, token, { name: 'Mira' })
    const after = await change(app, token, { fcm_id: 'push-1' })
    expect(after).toEqual({ ...before, fcm_id: 'push-1' })
    expect(await change(app, token, { fcm_id: 'push-1' })).toEqual(after)
  })

  test('moves from another account', async () => {
    const { app } = open()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    await change(app, ada.token, { fcm_id: 'push-1' })
    expect(await change(app, bob.token, { fcm_id: 'push-1' })).toMatchObject({ fcm_id: 'push-1' })
    expect(await change(app, ada.token, {})).toMatchObject({ fcm_id: null })
  })
})

test('rejects visitors, other methods and unreadable bodies', async () => {
  expect(await usualRefusals(db, open().app, 'updateProfile')).toEqual(REFUSALS_OF_WRITES)
})
