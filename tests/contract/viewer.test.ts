import { beforeEach, describe, expect, it } from 'vitest'
import { createServer } from '@/server/app.ts'
import type { Handlers } from '@/server/http/handler.ts'
import type { Viewer } from '@/server/viewer.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

let seen: { viewer: Viewer; language: string } | undefined

/** One operation with an optional token, one that never looks at it. */
const witness: Partial<Handlers> = {
  getPropertyList: async (_input, { viewer, language }) => {
    seen = { viewer, language }
    return { error: false, message: 'Seen.', total: 0, data: [] }
  },
  getFaqs: async (_input, { viewer, language }) => {
    seen = { viewer, language }
    return { error: false, message: 'Seen.', total: 0, data: [] }
  },
}

const serve = () => createServer(testDeps({ db }), witness)

beforeEach(() => {
  seen = undefined
})

describe('a viewer', () => {
  it('is a guest without a token', async () => {
    await callOk(serve(), 'getPropertyList')
    expect(seen?.viewer).toEqual({ kind: 'guest' })
  })

  it('is identified by the token', async () => {
    const ada = await signedIn(db)
    await callOk(serve(), 'getPropertyList', { token: ada.token })
    expect(seen?.viewer).toMatchObject({ kind: 'member', id: ada.id, role: null })
    const root = await signedIn(db, { isAdmin: true })
    await callOk(serve(), 'getPropertyList', { token: root.token })
    expect(seen?.viewer).toMatchObject({ kind: 'member', id: root.id, role: 'administrator' })
  })

  it('is rejected with an invalid token, even on public operations', async () => {
    const ada = await signedIn(db)
    const bob = await signedIn(db)
    const late = await signedIn(db, { tokenExpiresAt: TEST_NOW })
    const [id = ''] = ada.token.split('|')
    const [, bobs = ''] = bob.token.split('|')
    const forged = [`${id}|${bobs}`, `${id}|short`, `99999999999|${bobs}`, 'nonsense', late.token]
    for (const token of forged) {
      const reply = await call(serve(), 'getPropertyList', { token })
      expect(reply.status).toBe(401)
      expect(reply.body).toEqual({
        error: true,
        message: 'This sign-in is not valid any more. Please sign in again.',
        key: 'unauthenticated',
        data: null,
      })
    }
    expect(seen).toBeUndefined()
  })

  it.each(['Bearer', 'Bearer ', 'Bearer undefined', 'bearer null'])(
    'is a guest with %j, and rejected if a sign-in is required',
    async (authorization) => {
      const headers = { authorization }
      await callOk(serve(), 'getPropertyList', { headers })
      expect(seen?.viewer).toEqual({ kind: 'guest' })
      const needed = createServer(testDeps({ db }), {
        getSignIns: async () => ({ error: false, message: 'Seen.', data: [] }),
      })
      expect(await call(needed, 'getSignIns', { headers })).toMatchObject({
        status: 401,
        body: { message: 'Please sign in first.' },
      })
    },
  )

  it('learns of a deactivated account', async () => {
    const ada = await signedIn(db, { isActive: false })
    const reply = await call(serve(), 'getPropertyList', { token: ada.token })
    expect(reply.status).toBe(403)
    expect(reply.body).toEqual({
      error: true,
      message: 'Your Account have been Deactivetd by Admin. please connect them.',
      key: 'deactivated',
      data: null,
    })
  })

  it('is not looked up on public operations or from cookies', async () => {
    await callOk(serve(), 'getFaqs', { token: '1|not-a-token-at-all' })
    expect(seen?.viewer).toEqual({ kind: 'guest' })
    const ada = await signedIn(db)
    await callOk(serve(), 'getPropertyList', { headers: { cookie: `token=${ada.token}` } })
    expect(seen?.viewer).toEqual({ kind: 'guest' })
  })
})

describe('the language', () => {
  beforeEach(async () => {
    await db
      .insertInto('language')
      .values([
        { code: 'en', name: 'English', position: 1 },
        { code: 'de', name: 'Deutsch', position: 2 },
        { code: 'ar', name: 'العربية', position: 3, is_active: false },
      ])
      .execute()
  })

  const spoken = async (language?: string) => {
    await callOk(serve(), 'getFaqs', language ? { language } : {})
    return seen?.language
  }

  it('is the requested one if active, else the default', async () => {
    expect(await spoken('de')).toBe('de')
    expect(await spoken('DE-at')).toBe('de')
    expect(await spoken('ar')).toBe('en')
    expect(await spoken('xx')).toBe('en')
    expect(await spoken()).toBe('en')
  })

  it('defaults to the operator’s choice', async () => {
    await db
      .insertInto('setting')
      .values({ key: 'default_language', value: JSON.stringify('de') })
      .execute()
    expect(await spoken()).toBe('de')
    expect(await spoken('en')).toBe('en')
  })
})
