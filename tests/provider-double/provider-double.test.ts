import { describe, expect, test } from 'vitest'
import { getReply } from '@/client/api/calls/api-client.ts'
import { clientWith } from './asking.ts'
import { differences } from './contract-replies.ts'
import { knownToken, newcomersToken } from './quirky-members.ts'

const { http } = clientWith(knownToken)
const { http: newcomer } = clientWith(newcomersToken)

describe('every reply is normalized to the contract', () => {
  test.each<[path: string, call: () => Promise<{ data?: unknown }>]>([
    ['/web-settings', () => http.GET('/web-settings')],
    [
      '/get_languages',
      () => http.GET('/get_languages', { params: { query: { language_code: 'en' } } }),
    ],
    ['/get_categories', () => http.GET('/get_categories')],
    ['/get_facilities', () => http.GET('/get_facilities')],
    ['/get-facilities-for-filter', () => http.GET('/get-facilities-for-filter')],
    ['/get_report_reasons', () => http.GET('/get_report_reasons')],
    [
      '/get_property',
      () => http.GET('/get_property', { params: { query: { slug_id: 'house-by-the-lake' } } }),
    ],
    ['/get-property-list', () => http.GET('/get-property-list')],
    [
      '/get-property-list',
      () => http.GET('/get-property-list', { params: { query: { city: 'Nowhere' } } }),
    ],
    ['/get_nearby_properties', () => http.GET('/get_nearby_properties')],
    [
      '/get-all-similar-properties',
      () => http.GET('/get-all-similar-properties', { params: { query: { property_id: 1 } } }),
    ],
    [
      '/compare-properties',
      () =>
        http.GET('/compare-properties', {
          params: { query: { source_property_id: 17, target_property_id: 18 } },
        }),
    ],
    ['/get-projects', () => http.GET('/get-projects')],
    [
      '/get-project-detail',
      () => http.GET('/get-project-detail', { params: { query: { slug_id: 'harbour-court' } } }),
    ],
    ['/agent-list', () => http.GET('/agent-list', { params: { query: { limit: 10 } } })],
    ['/agent-list', () => http.GET('/agent-list')],
    [
      '/agent-properties',
      () => http.GET('/agent-properties', { params: { query: { is_admin: 1 } } }),
    ],
    ['/get_articles', () => http.GET('/get_articles')],
    ['/faqs', () => http.GET('/faqs')],
    ['/get-cities-data', () => http.GET('/get-cities-data')],
    [
      '/mortgage-calculator',
      () =>
        http.GET('/mortgage-calculator', {
          params: { query: { loan_amount: 250_000, interest_rate: 6, loan_term_years: 30 } },
        }),
    ],
    ['/get-package', () => http.GET('/get-package')],
    ['/get_favourite_property', () => http.GET('/get_favourite_property')],
    ['/get_favourite_property', () => newcomer.GET('/get_favourite_property')],
    ['/get_notification_list', () => http.GET('/get_notification_list')],
    ['/get_notification_list', () => newcomer.GET('/get_notification_list')],
    ['/personalised-fields', () => http.GET('/personalised-fields')],
    ['/personalised-fields', () => newcomer.GET('/personalised-fields')],
    ['/get_user_recommendation', () => http.GET('/get_user_recommendation')],
    ['/get_user_recommendation', () => newcomer.GET('/get_user_recommendation')],
    [
      '/verify-otp',
      () =>
        http.GET('/verify-otp', { params: { query: { number: '15035550100', otp: '123456' } } }),
    ],
  ])('for %s', async (path, call) => {
    expect(differences(path, getReply(await call()))).toEqual([])
  })

  test('for people, without private fields', async () => {
    const body = { type: '3', email: 'ana@other.example', password: 'birch-and-slate' } as const
    const signedIn = getReply(await http.POST('/user_signup', { body }))
    const changed = getReply(await http.POST('/update_profile', { body: { name: 'Ana' } }))
    for (const [path, reply] of [
      ['/user_signup', signedIn],
      ['/update_profile', changed],
    ] as const) {
      const told = new Set(['firebase_id', 'pintrest_id', 'customertotalpost'])
      const kept = Object.entries(reply.data).filter(([name]) => !told.has(name))
      const data = Object.fromEntries(kept)
      expect(differences(path, { ...reply, data }, 'post'), path).toEqual([])
    }
  })

  test('for /homepage-data, without later sections', async () => {
    const reply = getReply(await http.GET('/homepage-data'))
    const known = reply.data.sections.filter(({ title }) => title !== 'properties_on_map_section')
    expect(known).toHaveLength(8)
    const data = { ...reply.data, sections: known }
    expect(differences('/homepage-data', { ...reply, data })).toEqual([])
  })
})
