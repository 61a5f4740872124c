import { isDistanceUnit } from '@/domain/place/distance.ts'
import { isRecord, toFields } from '@/domain/values/records.ts'
import {
  type Fields,
  fill,
  toBoolean,
  toList,
  toNumber,
  withoutNulls,
} from '../calls/wire-values.ts'

const settingsDefaults: Fields = {
  company_name: '',
  currency_symbol: '',
  number_with_suffix: '0',
  default_language: 'en',
  distance_option: 'km',
  min_radius_range: '0',
  max_radius_range: '100',
}

/** Of any other code no formats can be made (BCP 47, without private use). */
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i

/** Settings that stand in a row are absent, null or of any simple type when they do not. */
export function cleanSettings(data: unknown): Fields {
  const settings = withoutNulls(isRecord(data) ? data : {})
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value === 'number') settings[name] = String(value)
  }
  if (!isDistanceUnit(settings.distance_option)) delete settings.distance_option
  if (!LANGUAGE.test(String(settings.default_language))) delete settings.default_language
  fill(settings, settingsDefaults)
  const symbol = settings.currency_symbol
  const currency = toFields(settings.selected_currency_data)
  const code = /^[A-Z]{3}$/.test(String(currency.code)) ? currency.code : ''
  settings.selected_currency_data = { name: '', symbol, ...withoutNulls(currency), code }
  // Pages format by it: a number that no notation has would fail them all.
  if ('price_fraction_digits' in settings) {
    const digits = toNumber(settings.price_fraction_digits)
    if ([0, 1, 2, 3, 4].some((fit) => fit === digits)) settings.price_fraction_digits = digits
    else delete settings.price_fraction_digits
  }
  settings.min_price = toNumber(settings.min_price ?? null)
  settings.max_price = toNumber(settings.max_price ?? null)
  for (const name of [
    'seo_settings',
    'allow_cookies',
    'verification_required_for_user',
    'demo_mode',
  ]) {
    settings[name] = toBoolean(settings[name])
  }
  for (const name of ['bank_details', 'extensions']) settings[name] = toList(settings[name])
  settings.languages = toList(settings.languages).filter((one) =>
    LANGUAGE.test(String(toFields(one).code)),
  )
  if ('inactive_languages' in settings) {
    const codes = toList(settings.inactive_languages)
    settings.inactive_languages = codes.filter((code) => LANGUAGE.test(String(code)))
  }
  for (const name of ['is_active', 'is_premium', 'subscription']) {
    if (name in settings) settings[name] = toBoolean(settings[name])
  }
  settings.web_maintenance_mode ??= settings.web_maintenance_mod ?? '0'
  const granted = toFields(settings.features_available)
  settings.features_available = {
    premium_properties: toBoolean(granted.premium_properties),
    project_access: toBoolean(granted.project_access),
    mortgage_calculator_detail: toBoolean(granted.mortgage_calculator_detail),
  }
  return settings
}
