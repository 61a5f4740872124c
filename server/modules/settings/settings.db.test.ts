import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { extensionGroups } from '@/domain/web/extensions.ts'
import { createServer } from '@/server/app.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { language, setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { settingsHandlers } from './handlers.ts'
import { createSettings } from './settings.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = (own: Parameters<typeof testDeps>[0] = {}) =>
  createServer(testDeps({ db, ...own }), settingsHandlers)

const read = async (options: Parameters<typeof callOk<'getWebSettings'>>[2] = {}) =>
  (await callOk(open(), 'getWebSettings', options)).data

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)

/** Settings before the operator has set anything. */
const USUAL = {
  company_name: 'Hearth',
  admin_name: 'Admin',
  system_version: version,
  currency_symbol: '$',
  selected_currency_data: { code: 'USD', name: 'US Dollar', symbol: '$' },
  number_with_suffix: '0',
  price_fraction_digits: 2,
  min_price: null,
  max_price: null,
  category_background: '#087C7C14',
  sell_web_color: '#14B8DCFF',
  rent_web_color: '#E48D18FF',
  web_maintenance_mode: '0',
  web_maintenance_mod: '0',
  seo_settings: true,
  allow_cookies: false,
  verification_required_for_user: false,
  auto_approve: '0',
  number_with_otp_login: '0',
  social_login: '0',
  demo_mode: false,
  default_language: 'en',
  languages: [],
  distance_option: 'km',
  min_radius_range: '0',
  max_radius_range: '100',
  features_available: {
    premium_properties: true,
    project_access: true,
    mortgage_calculator_detail: true,
  },
  bank_details: [],
  extensions: extensionGroups.filter((group) => group !== 'valuation'),
}

describe('web-settings', () => {
  test('returns defaults and no empty keys for a new installation', async () => {
    expect(await read()).toEqual(USUAL)
  })

  test('returns the operator’s values with their types', async () => {
    await setting(db, {
      company_name: 'Seaside Homes',
      company_tel1: '+49 30 1234',
      latitude: 47.6,
      longitude: -122.3,
      admin_image: 'boss.jpg',
      web_logo: 'logo.svg',
      currency_code: 'EUR',
      currency_symbol: '€',
      number_with_suffix: true,
      svg_clr: true,
      web_maintenance_mode: true,
      auto_approve: true,
      otp_service_provider: 'twilio',
      distance_option: 'mi',
      min_radius_range: 5,
      max_radius_range: 50,
      stripe_publishable_key: 'pk_test_1',
    })
    expect(await read()).toEqual({
      ...USUAL,
      company_name: 'Seaside Homes',
      company_tel1: '+49 30 1234',
      latitude: '47.6',
      longitude: '-122.3',
      admin_image: 'http://localhost/api/ext/files/images/boss.jpg',
      web_logo: 'http://localhost/api/ext/files/logo.svg',
      currency_symbol: '€',
      selected_currency_data: { code: 'EUR', name: 'Euro', symbol: '€' },
      number_with_suffix: '1',
      svg_clr: '1',
      web_maintenance_mode: '1',
      web_maintenance_mod: '1',
      auto_approve: '1',
      otp_service_provider: 'twilio',
      distance_option: 'mi',
      min_radius_range: '5',
      max_radius_range: '50',
      stripe_publishable_key: 'pk_test_1',
    })
  })

  test('omits secrets and unknown keys', async () => {
    await setting(db, {
      stripe_secret_key: 'sk_live_1',
      paystack_secret_key: 'sk_2',
      razor_secret: 'sk_3',
      smtp_password: 'sk_4',
    })
    expect(await read()).toEqual(USUAL)
  })

  test('ignores stored values of the wrong type', async () => {
    await setting(db, {
      company_name: 7,
      distance_option: 'parsec',
      latitude: 'north',
      web_logo: null,
    })
    expect(await read()).toEqual(USUAL)
  })

  test('returns the lowest and highest prices of the lists', async () => {
    await publishedListing(db, { priceMinor: 120_050 })
    await publishedListing(db, { priceMinor: 99_000_000 })
    await publishedListing(db, { priceMinor: 1, isActive: false })
    expect(await read()).toMatchObject({ min_price: 1200.5, max_price: 990_000 })
  })

  test('lists active languages in order, with an active default', async () => {
    await language(db, { code: 'de', name: 'Deutsch', position: 2 })
    await language(db, { code: 'es', name: 'Español', position: 1 })
    await language(db, { code: 'en', name: 'English', isActive: false })
    const { languages, default_language } = await read()
    expect(languages.map(({ code, name }) => [code, name])).toEqual([
      ['es', 'Español'],
      ['de', 'Deutsch'],
    ])
    expect(default_language).toBe('es')
  })

  test('translates pages, bank details and the currency', async () => {
    await language(db, { code: 'en', name: 'English' })
    await language(db, { code: 'de', name: 'Deutsch' })
    await setting(db, {
      about_us: { text: '<p>About</p>', translations: { de: '<p>Über uns</p>' } },
      privacy_policy: '<p>Privacy</p>',
      bank_details: [{ title: 'Bank', value: 'First', translations: { de: 'Kreditinstitut' } }],
    })
    expect(await read({ language: 'de' })).toMatchObject({
      about_us: '<p>Über uns</p>',
      privacy_policy: '<p>Privacy</p>',
      bank_details: [{ title: 'Kreditinstitut', value: 'First' }],
      selected_currency_data: { name: 'US-Dollar' },
    })
    expect(await read({ language: 'fr' })).toMatchObject({
      about_us: '<p>About</p>',
      bank_details: [{ title: 'Bank', value: 'First' }],
    })
  })

  test('adds the caller’s own facts for a token', async () => {
    const { id, token } = await signedIn(db)
    await db
      .updateTable('account')
      .set({ verification_status: 'pending' })
      .where('id', '=', id)
      .execute()
    expect(await read({ token })).toEqual({
      ...USUAL,
      verification_status: 'pending',
      is_active: true,
      is_premium: false,
      subscription: false,
    })
  })

  test('reports deactivation to the account, without an administrator’s settings', async () => {
    const { token } = await signedIn(db, { isActive: false, isAdmin: true })
    expect(await read({ token })).toMatchObject({ is_active: false })
  })

  test('offers the sign-in methods that are enabled and configured', async () => {
    await setting(db, { number_with_otp_login: true, social_login: true })
    const methods = async (own: Parameters<typeof open>[0]) => {
      const { data } = await callOk(open(own), 'getWebSettings')
      const { number_with_otp_login, social_login, otp_service_provider } = data
      return [number_with_otp_login, social_login, otp_service_provider]
    }
    const publicUrl = 'https://homes.example.org'
    const identity = { verify: () => Promise.reject(new Error('Not asked')) }
    expect(await methods({})).toEqual(['1', '0', 'twilio'])
    expect(await methods({ config: { publicUrl } })).toEqual(['0', '0', undefined])
    expect(await methods({ config: { publicUrl }, identity })).toEqual(['1', '1', 'firebase'])
    const smsUrl = 'twilio+https://a:b@api.twilio.com?from=1'
    expect(await methods({ config: { publicUrl, smsUrl }, identity })).toEqual(['1', '1', 'twilio'])
    await setting(db, { otp_service_provider: 'firebase' })
    expect(await methods({ config: { publicUrl, smsUrl } })).toEqual(['0', '0', 'firebase'])
  })

  test('describes the identity provider if it is usable', async () => {
    const identity = { verify: () => Promise.reject(new Error('Not asked')) }
    const config = {
      firebaseProjectId: 'hearth-1a2b3',
      firebaseApiKey: 'AIzaSy-web_key',
      firebaseAuthDomain: 'auth.example.org',
    }
    const told = async (own: Parameters<typeof open>[0]) =>
      (await callOk(open(own), 'getWebSettings')).data.identity_provider
    expect(await told({ config, identity })).toBe(undefined)
    await setting(db, { number_with_otp_login: true })
    expect(await told({ config, identity })).toBe(undefined)
    await setting(db, { otp_service_provider: 'firebase' })
    const project = {
      project_id: 'hearth-1a2b3',
      api_key: 'AIzaSy-web_key',
      auth_domain: 'auth.example.org',
    }
    expect(await told({ config, identity })).toEqual(project)
    await db.deleteFrom('setting').execute()
    await setting(db, { social_login: true })
    expect(await told({ config, identity })).toEqual(project)
    expect(await told({ config: { ...config, firebaseApiKey: undefined }, identity })).toBe(
      undefined,
    )
    const firebaseEmulatorHost = '127.0.0.1:9099'
    expect(await told({ config: { ...config, firebaseEmulatorHost }, identity })).toEqual({
      ...project,
      emulator_url: 'http://127.0.0.1:9099',
    })
  })

  test('announces the outbox only where it may be read', async () => {
    const { data } = await callOk(
      open({ config: { publicUrl: 'https://homes.example.org' } }),
      'getWebSettings',
    )
    const others = extensionGroups.filter((group) => group !== 'outbox' && group !== 'valuation')
    expect(data.extensions).toEqual(others)
    const headers = { 'x-forwarded-host': 'homes.example.org' }
    const elsewhere = await callOk(open(), 'getWebSettings', { headers })
    expect(elsewhere.data.extensions).toEqual(others)
  })

  test('returns features by access rules', async () => {
    const refused = { package_available: false, feature_available: false, limit_available: false }
    const { access } = testDeps({ db })
    const isRefused = async () => refused
    const closed = { premiumListings: isRefused, mortgageDetails: isRefused }
    const app = open({ access: { ...access, ...closed } })
    const { data } = await callOk(app, 'getWebSettings')
    expect(data.features_available).toEqual({
      premium_properties: false,
      project_access: true,
      mortgage_calculator_detail: false,
    })
  })

  test('rejects an invalid token and an undecodable query', async () => {
    const token = '1|this-token-was-never-given-out'
    expect((await call(open(), 'getWebSettings', { token })).status).toBe(401)
    expect((await call(open(), 'getWebSettings', { search: 'x=%ff' })).status).toBe(400)
  })
})

describe('get_languages', () => {
  const ask = (language_code: string) =>
    call(open(), 'getLanguage', { query: { language_code, web_language_file: 1 } })

  test('returns the texts with the operator’s overrides', async () => {
    await language(db, {
      code: 'ar',
      name: 'العربية',
      isRightToLeft: true,
      texts: { 'home.search': 'بحث', 'home.city': 'مدينة' },
      overrides: { 'home.city': 'المدينة' },
    })
    const reply = await ask('ar')
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        error: false,
        message: 'Language found.',
        data: {
          id: 1,
          name: 'العربية',
          code: 'ar',
          file_name: { 'home.search': 'بحث', 'home.city': 'المدينة' },
          status: 1,
          rtl: 1,
          created_at: '2026-06-15T12:00:00.000000Z',
          updated_at: '2026-06-15T12:00:00.000000Z',
        },
      },
    ])
  })

  test('does not find unknown or inactive languages', async () => {
    await language(db, { code: 'de', name: 'Deutsch', isActive: false })
    expect((await ask('xx')).status).toBe(404)
    expect((await ask('de')).status).toBe(404)
  })

  test('rejects a missing or undecodable code', async () => {
    const missing = await call(open(), 'getLanguage', { search: '' })
    expect([missing.status, missing.body]).toEqual([
      422,
      expect.objectContaining({ fields: { language_code: 'is required' } }),
    ])
    expect((await call(open(), 'getLanguage', { search: 'language_code=%ff' })).status).toBe(400)
  })
})

describe('settings in memory', () => {
  test('are read once while fresh', async () => {
    const settings = createSettings(db, 60_000)
    await settings.read()
    await setting(db, { company_name: 'Later' })
    expect((await settings.read()).company_name).toBe('Hearth')
    expect((await createSettings(db, 0).read()).company_name).toBe('Later')
  })
})
