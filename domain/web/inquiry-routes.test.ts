import { expect, test } from 'vitest'
import { inquiryOfQuery, inquiryRoutes, leadsOfQuery } from './inquiry-routes.ts'

const queryOf = (path: string) => new URL(path, 'http://a.example').searchParams

test('names leads and inquiries in the address, and reads them back', () => {
  const view = { state: 'viewing_agreed', lead: 7 } as const
  expect(inquiryRoutes.leads(view)).toBe('/user/leads?state=viewing_agreed&lead=7')
  expect(leadsOfQuery(queryOf(inquiryRoutes.leads(view)))).toEqual(view)
  expect(inquiryRoutes.leads()).toBe('/user/leads')
  expect(inquiryRoutes.sent()).toBe('/user/inquiries')
  expect(inquiryOfQuery(queryOf(inquiryRoutes.sent(9)))).toBe(9)
})

test('ignores states and numbers that do not exist', () => {
  expect(leadsOfQuery(queryOf('/user/leads?state=lost&lead=0'))).toEqual({
    state: null,
    lead: null,
  })
  expect(inquiryOfQuery(queryOf('/user/inquiries?inquiry=2147483648'))).toBe(null)
  expect(inquiryOfQuery(queryOf('/user/inquiries?inquiry=-1'))).toBe(null)
})
