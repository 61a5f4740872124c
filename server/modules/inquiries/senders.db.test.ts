import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { askAsGuest, openedForm } from '@/tests/support/inquiries.ts'
import { signedIn } from '@/tests/support/members.ts'
import { inquiriesHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

async function open(country: string) {
  const deps = testDeps({ db })
  const app = createServer(deps, inquiriesHandlers)
  const owner = await signedIn(db, { name: 'Olga' })
  const email = 'olga@example.com'
  await db.updateTable('account').set({ email }).where('id', '=', owner.id).execute()
  const { id } = await publishedListing(db, { ownerId: owner.id, country })
  const body = { name: 'Ada', message: 'Is it free?', consent: 1, property_id: id }
  return {
    mails: () => JSON.stringify(deps.enqueued.filter(({ name }) => name === 'mail.send')),
    ask: async (own: object) => {
      await askAsGuest(app, { ...body, ...own })
      const columns = ['email', 'mobile'] as const
      return db.selectFrom('inquiry').select(columns).orderBy('id', 'desc').executeTakeFirst()
    },
    refused: async (own: object) => {
      const sent = { ...body, form_token: openedForm(), ...own }
      const reply = await call(app, 'sendInquiry', { body: sent })
      return [reply.status, Object(reply.body).fields]
    },
  }
}

describe('the number of a sender', () => {
  test.each([
    ['030/1234567', 'Germany', '+49301234567'],
    ['030/1234567', 'Deutschland', '+49301234567'],
    ['(503) 555-0142', 'United States', '+15035550142'],
    ['\u202a+49 30 1234567\u202c', 'United States', '+49301234567'],
    ['+49 (0)151 / 23456781', '', '+4915123456781'],
    ['+45 32 12 34 56', 'Germany', '+4532123456'],
    ['+49 30 1234567 ext. 12', '', '+49301234567;ext=12'],
    ['030/1234567', 'United States', '030/1234567'],
  ])('%j in %s is kept as %s', async (mobile, country, stored) => {
    const { ask } = await open(country)
    expect(await ask({ mobile })).toEqual({ email: null, mobile: stored })
  })

  test.each(['()().-', '+', 'call me', '12', '+1 2'])('is refused: %s', async (mobile) => {
    const { refused } = await open('Germany')
    expect(await refused({ mobile })).toEqual([422, { mobile: 'Phone number is invalid' }])
  })

  test('needs a country code without a country, unless the site has one', async () => {
    const { ask, refused } = await open('')
    const words = 'Please enter the phone number with its country code.'
    expect(await refused({ mobile: '030/1234567' })).toEqual([422, { mobile: words }])
    await setting(db, { country_code: 'DE' })
    expect(await ask({ mobile: '030/1234567' })).toMatchObject({ mobile: '+49301234567' })
  })

  test('is written to the owner as people read it', async () => {
    const { ask, mails } = await open('Germany')
    await ask({ mobile: '+4532123456', email: 'ada@bücher.example' })
    expect(mails()).toContain('+45 32 12 34 56')
    expect(mails()).toContain('ada@bücher.example')
    expect(mails()).toContain('"replyTo":"ada@xn--bcher-kva.example"')
    expect(mails()).toContain('"to":"ada@xn--bcher-kva.example"')
  })
})

describe('the address of a sender', () => {
  test.each([
    ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
    ['Ann@BÜCHER.example', 'Ann@xn--bcher-kva.example'],
    ['ann＠例え.テスト', 'ann@xn--r8jz45g.xn--zckzah'],
    [' \u200bann@example.org. ', 'ann@example.org'],
  ])('%j is kept as %s', async (email, stored) => {
    const { ask } = await open('Germany')
    expect(await ask({ email })).toEqual({ email: stored, mobile: null })
  })

  test.each(['a@b', 'user@[127.0.0.1]', '"a b"@example.org', 'ann@example..org'])(
    'is refused: %s',
    async (email) => {
      const { refused } = await open('Germany')
      expect(await refused({ email })).toEqual([422, { email: 'Email address is invalid' }])
    },
  )
})
