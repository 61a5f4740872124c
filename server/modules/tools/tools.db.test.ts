import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { toolsHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = (own: Parameters<typeof testDeps>[0] = {}) =>
  createServer(testDeps({ db, ...own }), toolsHandlers)

const LOAN = { loan_amount: 250_000, down_payment: 50_000, interest_rate: 6, loan_term_years: 30 }
const TOTALS = {
  principal_amount: 200_000,
  down_payment: 50_000,
  payable_interest: 231_676.38,
  monthly_emi: 1199.1,
  total_amount: 481_676.38,
}

test('calculates a loan', async () => {
  const { data } = await callOk(open(), 'calculateMortgage', { query: LOAN })
  expect(data).toEqual({ main_total: TOTALS, yearly_totals: [] })
})

test('returns the repayment plan to members from next month, and only totals to guests', async () => {
  const query = { ...LOAN, loan_term_years: 1, show_all_details: 1 } as const
  const { token } = await signedIn(db)
  const { data } = await callOk(open(), 'calculateMortgage', { query, token })
  expect(
    data.yearly_totals.map(({ year, monthly_totals }) => [year, monthly_totals.length]),
  ).toEqual([
    [2026, 6],
    [2027, 6],
  ])
  expect(data.yearly_totals[0]?.monthly_totals[0]?.month).toBe('july')
  expect(data.yearly_totals.at(-1)?.remaining_balance).toBe(0)
  const asGuest = await callOk(open(), 'calculateMortgage', { query })
  expect(asGuest.data.yearly_totals).toEqual([])
})

test('tells a member without the right what is missing', async () => {
  const refused = { package_available: false, feature_available: false, limit_available: false }
  const { access } = testDeps({ db })
  const app = open({ access: { ...access, mortgageDetails: async () => refused } })
  const { token } = await signedIn(db)
  const query = { ...LOAN, show_all_details: 1 } as const
  const reply = await call(app, 'calculateMortgage', { query, token })
  expect([reply.status, reply.body]).toEqual([
    403,
    expect.objectContaining({ key: 'packageRefused', data: refused }),
  ])
  expect((await call(app, 'calculateMortgage', { query: LOAN, token })).status).toBe(200)
})

test.each([
  [{ ...LOAN, down_payment: 250_000 }, { down_payment: 'must be less than loan_amount' }],
  [{ ...LOAN, down_payment: 300_000 }, { down_payment: 'must be less than loan_amount' }],
  [{ ...LOAN, loan_amount: 0 }, { loan_amount: 'must be more than 0' }],
  [{ ...LOAN, interest_rate: 101 }, { interest_rate: 'must be at most 100' }],
  [{ ...LOAN, loan_term_years: 31 }, { loan_term_years: 'must be at most 30' }],
  [{ ...LOAN, loan_term_years: 2.5 }, { loan_term_years: 'must be a whole number' }],
])('rejects %j', async (query, fields) => {
  const reply = await call(open(), 'calculateMortgage', { query })
  expect([reply.status, reply.body]).toEqual([422, expect.objectContaining({ fields })])
})

test('rejects missing values, words, undecodable bytes and a wrong token', async () => {
  const none = await call(open(), 'calculateMortgage', { search: '' })
  expect(none.body).toMatchObject({
    fields: {
      loan_amount: 'is required',
      interest_rate: 'is required',
      loan_term_years: 'is required',
    },
  })
  const words = 'loan_amount=lots&interest_rate=6&loan_term_years=30'
  expect((await call(open(), 'calculateMortgage', { search: words })).status).toBe(422)
  expect((await call(open(), 'calculateMortgage', { search: 'loan_amount=%ff' })).status).toBe(400)
  const token = '1|this-token-was-never-given-out'
  expect((await call(open(), 'calculateMortgage', { query: LOAN, token })).status).toBe(401)
})
