import { expect, test } from 'vitest'
import { findTextField, parseSetting, toSettingText } from './parse-setting.ts'
import { type SettingKey, settingKeys } from './setting-table.ts'
import { defaultSetting, readSettingValues } from './setting-values.ts'

function parse(key: SettingKey, text: string) {
  const field = findTextField(key)
  if (!field) throw new Error(`${key} has a page of its own`)
  return parseSetting(field, text)
}

test.each([
  ['company_name', '  Harbor\u200b Homes ', 'Harbor Homes'],
  ['company_address', ' 1 Pier\r\nLübeck ', '1 Pier\nLübeck'],
  ['company_email', 'ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ['company_tel1', '+49 451 20203-0', '+49 451 20203-0'],
  ['system_color', '#087c7c', '#087C7C'],
  ['sell_web_color', '#087c7c14', '#087C7C14'],
  ['facebook_id', 'https://facebook.com/harbor', 'https://facebook.com/harbor'],
  ['country_code', 'DE', 'DE'],
  ['currency_code', 'EUR', 'EUR'],
  ['auto_approve', '1', true],
  ['auto_approve', '0', false],
  ['listing_days', '60', 60],
  ['latitude', '-12.5', -12.5],
  ['latitude', '53,87', 53.87],
  ['longitude', '١٠٫٦٨', 10.68],
  ['max_radius_range', '1,200', 1200],
  ['distance_option', 'mi', 'mi'],
  ['default_language', 'de', 'de'],
  ['web_logo', 'a1b2.png', 'a1b2.png'],
  ['web_logo', '', null],
  ['company_tel1', '  ', null],
  ['listing_days', '', null],
] as const)('%s takes %j as %j', (key, text, value) => {
  expect(parse(key, text)).toEqual({ value })
})

test.each([
  ['company_name', ' \u200b ', 'required'],
  ['company_name', 'x'.repeat(61), 'tooLong'],
  ['company_email', 'ann@', 'email'],
  ['company_tel1', '0451 20203', 'phone'],
  ['company_tel1', 'call us', 'phone'],
  ['system_color', 'teal', 'color'],
  ['system_color', '#087C7', 'color'],
  ['system_color', '#087C7C;}body{display:none', 'color'],
  ['facebook_id', 'harbor', 'link'],
  ['facebook_id', 'javascript:alert(1)', 'link'],
  ['facebook_id', 'https://ann:secret@example.org', 'link'],
  ['facebook_id', `https://example.org/${'x'.repeat(2_000)}`, 'tooLong'],
  ['country_code', 'XX', 'country'],
  ['country_code', 'de', 'country'],
  ['currency_code', 'ABC', 'currency'],
  ['auto_approve', 'yes', 'choice'],
  ['distance_option', 'feet', 'choice'],
  ['default_language', '../de', 'choice'],
  ['listing_days', '60.5', 'whole'],
  ['listing_days', '0', 'range'],
  ['listing_days', '3651', 'range'],
  ['listing_days', '1e3', 'number'],
  ['listing_days', 'NaN', 'number'],
  ['latitude', '91', 'range'],
  ['web_logo', '../secret/key.png', 'picture'],
  ['web_logo', 'https://example.org/logo.png', 'picture'],
] as const)('%s refuses %j: %s', (key, text, fault) => {
  expect(parse(key, text)).toEqual({ fault })
})

test.each(settingKeys)('%s reads its default and every value that it takes', (key) => {
  const initial = defaultSetting(key)
  expect(readSettingValues({})[key]).toEqual(initial)
  const field = findTextField(key)
  if (initial === undefined || !field) return
  const parsed = parseSetting(field, toSettingText(initial) ?? '')
  expect(parsed).toEqual({ value: initial })
})

test('stored values of a wrong type are ignored', () => {
  const values = readSettingValues({
    company_name: '',
    listing_days: '60',
    min_radius_range: 1.5,
    auto_approve: 'yes',
    distance_option: 'feet',
    bank_details: [{ title: 'IBAN' }],
    about_us: 7,
    currency_code: 'dollar',
  })
  expect(values).toEqual(readSettingValues({}))
})

test('pages of text are read as a string or with translations', () => {
  const translations = { de: '<p>Wir</p>' }
  expect(readSettingValues({ about_us: '<p>We</p>' }).about_us).toEqual({
    text: '<p>We</p>',
    translations: {},
  })
  const stored = { text: '<p>We</p>', translations }
  expect(readSettingValues({ about_us: stored }).about_us).toEqual(stored)
})
