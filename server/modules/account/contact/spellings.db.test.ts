import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { readMigrations } from '@/server/db/migrate.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import {
  entered,
  enteredByNumber,
  MIRA,
  openAccounts,
  registered,
  textedCode,
} from '@/tests/support/accounts.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const number = '+49 (0)151 / 23456781'

test.each([
  number,
  '\u202a+4915123456781\u202c',
  '+49-1512-3456781',
  '004915123456781',
  '4915123456781',
  ' 4915123456781',
])('a number spelled %j opens the same account', async (spelled) => {
  const fixture = openAccounts(db)
  const first = await enteredByNumber(fixture, number)
  fixture.pass(20 * 60_000)
  const { data } = await enteredByNumber(fixture, spelled)
  expect(data).toMatchObject({ id: first.data.id, mobile: '+4915123456781' })
})

test('a number of the country of the site needs no country code', async () => {
  const fixture = openAccounts(db)
  const ask = () => call(fixture.app, 'requestOtp', { query: { number: '0151 23456781' } })
  const words = 'Please enter the phone number with its country code.'
  expect((await ask()).body).toMatchObject({ fields: { number: words } })
  await setting(db, { country_code: 'DE' })
  expect((await ask()).status).toBe(200)
  await textedCode(fixture)
  expect(fixture.deps.texted).toMatchObject([{ to: '+4915123456781' }])
})

test.each([
  ['()().-', 'Phone number is invalid'],
  ['+49 30 1234567 ext. 12', 'Please enter the phone number without an extension.'],
])('no code is sent to %s', async (sent, words) => {
  const { app } = openAccounts(db)
  const reply = await call(app, 'requestOtp', { query: { number: sent } })
  expect([reply.status, reply.body]).toMatchObject([422, { fields: { number: words } }])
})

test('an address of an international domain is one account in every spelling', async () => {
  const fixture = openAccounts(db)
  await registered(fixture, { email: 'mira@bücher.example' })
  const { email } = await db.selectFrom('account').select('email').executeTakeFirstOrThrow()
  expect(email).toBe('mira@xn--bcher-kva.example')
  for (const spelled of ['Mira@BÜCHER.example', 'mira＠bu\u0308cher.example.', String(email)]) {
    expect(await entered(fixture, { email: spelled })).toContain('|')
  }
  const again = { ...MIRA, re_password: MIRA.password, email: 'MIRA@Bücher.example' }
  await callOk(fixture.app, 'registerUser', { body: again })
  expect(await db.selectFrom('account').select('id').execute()).toHaveLength(1)
})

class Undone extends Error {}

test('the migration adds the plus to numbers that have a country code for sure', async () => {
  const fixture = openAccounts(db)
  const migration = (await readMigrations()).find(({ name }) => name.includes('phone-numbers'))
  const [statements = ''] = migration?.statements.split('-- The same for searches') ?? []
  await enteredByNumber(fixture, number)
  await enteredByNumber(fixture, '+4532123456')
  await sql`update account set mobile = ltrim(mobile, '+')`.execute(db)
  await sql`update account set mobile_verified_at = null where mobile = '4532123456'`.execute(db)
  const run = db.transaction().execute(async (tx) => {
    for (const step of statements.split(/;\s*$/m)) if (step.trim()) await sql.raw(step).execute(tx)
    const rows = await tx.selectFrom('account').select('mobile').orderBy('id').execute()
    expect(rows).toEqual([{ mobile: '+4915123456781' }, { mobile: '4532123456' }])
    throw new Undone()
  })
  await expect(run).rejects.toThrow(Undone)
})
