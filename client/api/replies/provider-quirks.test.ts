import { describe, expect, test } from 'vitest'
import { cleanReply, isEmptyList, kindOfFailure } from './provider-quirks.ts'

/** What one row of a list becomes. */
function cleanRow(row: object, path = '/get-property-list'): unknown {
  const reply = cleanReply(path, { error: false, message: '', data: [row] })
  return (reply as { data: unknown[] }).data[0]
}

describe('envelope', () => {
  test('gets an empty message when it is missing', () => {
    expect(cleanReply('/get_nearby_properties', { error: false, data: [] })).toEqual({
      error: false,
      message: '',
      data: [],
    })
  })

  test.each([[null], [{}], [[]], ['']])('gets an empty list and a total for %j', (data) => {
    expect(cleanReply('/get-projects', { error: false, message: 'none', data })).toEqual({
      error: false,
      message: 'none',
      data: [],
      total: 0,
    })
  })

  test('parses a total sent as text, and counts the rows without one', () => {
    expect(cleanReply('/faqs', { error: false, message: '', data: [], total: '42' })).toMatchObject(
      {
        total: 42,
      },
    )
    expect(cleanReply('/faqs', { error: false, message: '', data: [{}, {}] })).toMatchObject({
      total: 2,
    })
  })

  test('turns an object with numeric keys into a list', () => {
    const data = { '1': { question: 'a', answer: 'b' }, '4': { question: 'c', answer: 'd' } }
    expect(cleanReply('/faqs', { error: false, message: '', data })).toMatchObject({
      data: [
        { question: 'a', answer: 'b' },
        { question: 'c', answer: 'd' },
      ],
    })
  })

  test('gets missing lists beside the data', () => {
    const reply = { error: false, message: '', data: [] }
    expect(cleanReply('/get_property', { ...reply })).toMatchObject({ similar_properties: [] })
    expect(cleanReply('/get-package', { ...reply })).toMatchObject({
      active_packages: [],
      all_features: [],
    })
  })

  test('has null for a missing single object, whatever empty value was sent', () => {
    const reply = { error: false, message: '', data: [] }
    expect(cleanReply('/personalised-fields', { ...reply })).toMatchObject({ data: null })
    expect(cleanReply('/get-agent-verification-form-values', { ...reply })).toMatchObject({
      data: null,
    })
  })
})

describe('empty lists reported as failures', () => {
  test.each([
    ['/get_interested_users', 400, true],
    ['/get_payment_details', 500, true],
    ['/get_payment_details', 400, false],
    ['/get-property-list', 500, false],
  ])('%s %i: %s', (path, status, isEmpty) => {
    expect(isEmptyList(path, status)).toBe(isEmpty)
  })
})

test('treats an impossible comparison as refused, despite status 500', () => {
  expect(kindOfFailure('/compare-properties', 500)).toBe('refused')
  expect(kindOfFailure('/compare-properties', 400)).toBeUndefined()
  expect(kindOfFailure('/faqs', 500)).toBeUndefined()
  expect(kindOfFailure('/get_property', 400)).toBe('packageRefused')
  expect(kindOfFailure('/get_property', 404)).toBeUndefined()
})

test('leaves extension calls unchanged, whatever their field names', () => {
  const data = { promoted: 92, premium: 41, latitude: 47.5, value: null }
  expect(cleanReply('/ext/properties/facets', { data })).toEqual({ message: '', data })
})

describe('normalized fields', () => {
  test.each<[string, object, object]>([
    ['price as text', { price: '845000.00' }, { price: 845_000 }],
    ['no price of a free package', { price: null }, { price: null }],
    ['no price of a listing', { price: null, property_type: 'sell' }, { price: 0 }],
    ['is_premium as number', { is_premium: 1 }, { is_premium: true }],
    [
      'flags as booleans',
      { is_favourite: true, is_required: '0' },
      { is_favourite: 1, is_required: 0 },
    ],
    [
      'switches as numbers',
      { promoted: 1, is_verified: '0' },
      { promoted: true, is_verified: false },
    ],
    ['counters as text', { total_click: '341', Count: '7' }, { total_click: 341, Count: 7 }],
    ['positions as numbers', { latitude: 47.5 }, { latitude: '47.5' }],
    [
      'unknown position of a listing',
      { price: 1, property_type: 'rent', latitude: null },
      { latitude: '' },
    ],
    ['missing file', { title_image: null }, { title_image: '' }],
    [
      'empty optional texts',
      { video_link: '', meta_image: '' },
      { video_link: null, meta_image: null },
    ],
    ['missing required texts', { title: null, answer: null }, { title: '', answer: '' }],
    ['missing lists', { gallery: null, parameters: {} }, { gallery: [], parameters: [] }],
    ['no period', { rentduration: '' }, { rentduration: null }],
    ['a period in small letters', { rentduration: 'monthly' }, { rentduration: 'Monthly' }],
    ['a code instead of a word', { price: 1, property_type: 2 }, { property_type: 'sold' }],
    [
      'only the old spelling',
      { price: 1, propery_type: 'rent' },
      { property_type: 'rent', propery_type: 'rent' },
    ],
    ['the other spelling', { is_featured_available: 1 }, { is_feature_available: true }],
    ['no reason as object', { reject_reason: {} }, { reject_reason: null }],
    ['no reason as list', { reject_reason: [] }, { reject_reason: null }],
    ['no reason as text', { reject_reason: '' }, { reject_reason: null }],
    [
      'a reason',
      { reject_reason: { id: 1, reason: 'blurred' } },
      { reject_reason: { id: 1, reason: 'blurred' } },
    ],
    ['options as objects', { type_values: [{ value: 'Gas' }] }, { type_values: ['Gas'] }],
    [
      'options with names in the reader’s language',
      { type_values: [{ value: 'Gas', translated_value: 'Erdgas' }] },
      { type_values: ['Gas'], options: [{ value: 'Gas', translated_value: 'Erdgas' }] },
    ],
    ['no options', { type_values: '' }, { type_values: null }],
    ['no value', { value: null }, { value: '' }],
    ['a value as number', { type_of_parameter: 'number', value: 2 }, { value: '2' }],
    ['several values', { value: ['a', 'b'] }, { value: ['a', 'b'] }],
    ['a kind of slide as number', { slider_type: 3 }, { slider_type: '3' }],
  ])('cleans %s', (_, sent, cleaned) => {
    expect(cleanRow(sent)).toMatchObject(cleaned)
  })

  test('replace a misspelled name', () => {
    expect(cleanRow({ is_featured_available: 1 })).toEqual({ is_feature_available: true })
  })

  test.each(['/agent-properties', '/compare-properties'])(
    'in %s have a numeric is_premium',
    (path) => {
      const reply = { error: false, message: '', data: { properties_data: [{ is_premium: true }] } }
      expect(cleanReply(path, reply)).toMatchObject({
        data: { properties_data: [{ is_premium: 1 }] },
      })
    },
  )

  test('turn empty preferences into lists', () => {
    const data = { category_ids: '', price_range: '', property_type: '', outdoor_facilitiy_ids: '' }
    expect(cleanReply('/personalised-fields', { error: false, message: '', data })).toMatchObject({
      data: { category_ids: [], price_range: [], property_type: [], outdoor_facilitiy_ids: [] },
    })
  })
})

describe('missing relations', () => {
  const noCategory = { id: 0, category: '', image: '', slug_id: '' }

  test.each([[null], [[]]])('become an empty category for %j', (category) => {
    expect(cleanRow({ gallery: [], category })).toEqual({ gallery: [], category: noCategory })
  })

  test('become an empty picture of a short category', () => {
    expect(cleanRow({ gallery: [], category: { id: 2, category: 'House', image: null } })).toEqual({
      gallery: [],
      category: { ...noCategory, id: 2, category: 'House' },
    })
  })

  test("become null for an article; a category's name is kept", () => {
    expect(cleanRow({ category: [] }, '/get_articles')).toEqual({ category: null })
    expect(cleanRow({ category: 'House' }, '/get_categories')).toEqual({ category: 'House' })
  })

  test('become an empty owner of a project', () => {
    expect(cleanRow({ gallary_images: [], customer: null }, '/get-projects')).toEqual({
      gallary_images: [],
      customer: { name: '', email: null, mobile: null },
    })
  })
})

describe('settings', () => {
  const minimal = {
    company_name: '',
    currency_symbol: '',
    number_with_suffix: '0',
    default_language: 'en',
    distance_option: 'km',
    min_radius_range: '0',
    max_radius_range: '100',
    web_maintenance_mode: '0',
    languages: [],
    bank_details: [],
    extensions: [],
    selected_currency_data: { code: '', name: '', symbol: '' },
    min_price: null,
    max_price: null,
    seo_settings: false,
    allow_cookies: false,
    verification_required_for_user: false,
    demo_mode: false,
    features_available: {
      premium_properties: false,
      project_access: false,
      mortgage_calculator_detail: false,
    },
  }
  const clean = (data: unknown) => cleanReply('/web-settings', { error: false, message: '', data })

  test.each([[[]], [null], [{}]])('get defaults when missing (%j)', (data) => {
    expect(clean(data)).toEqual({ error: false, message: '', data: minimal })
  })

  test.each([-1, 2.5, 21, 'many', true])('ignore %j as a number of decimals', (sent) => {
    expect(clean({ price_fraction_digits: sent })).toMatchObject({ data: minimal })
    expect(clean({ price_fraction_digits: sent })).not.toHaveProperty('data.price_fraction_digits')
  })

  test('drop null and use the types of the contract', () => {
    expect(
      clean({
        company_email: null,
        number_with_suffix: 1,
        price_fraction_digits: '0',
        min_price: '450.00',
        seo_settings: '1',
        is_active: 0,
        web_maintenance_mod: '1',
      }),
    ).toEqual({
      error: false,
      message: '',
      data: {
        ...minimal,
        number_with_suffix: '1',
        price_fraction_digits: 0,
        min_price: 450,
        seo_settings: true,
        is_active: false,
        web_maintenance_mod: '1',
        web_maintenance_mode: '1',
      },
    })
  })
})

describe('the home page', () => {
  test.each([[[]], [null]])('has no sections without content (%j)', (data) => {
    expect(cleanReply('/homepage-data', { error: false, message: '', data })).toEqual({
      error: false,
      message: '',
      data: { sections: [], slider_section: [], homepage_location_data_available: false },
    })
  })

  test('keeps a section without rows', () => {
    const data = { sections: [{ type: 'faqs_section', title: 'FAQs', data: null }] }
    expect(cleanReply('/homepage-data', { error: false, message: '', data })).toMatchObject({
      data: { sections: [{ type: 'faqs_section', title: 'FAQs', data: [] }] },
    })
  })
})

test('leaves out codes of inactive languages that no address can have', () => {
  const data = { inactive_languages: ['pl', '../pl', 7] }
  expect(cleanReply('/web-settings', { error: false, message: '', data })).toMatchObject({
    data: { inactive_languages: ['pl'] },
  })
})

test('turns an empty list of texts into an empty dictionary', () => {
  const data = { id: 1, code: 'en', file_name: [], rtl: true }
  expect(cleanReply('/get_languages', { error: false, message: '', data })).toMatchObject({
    data: { file_name: {}, rtl: 1 },
  })
})
