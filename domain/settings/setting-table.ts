import { distanceUnits } from '@/domain/place/distance.ts'
import type { SettingField } from './setting-fields.ts'

/** Groups of the administrators' page, in its order. */
export const settingGroups = [
  'brand',
  'contact',
  'region',
  'languages',
  'listings',
  'people',
  'colors',
  'links',
  'site',
  'backups',
  'pages',
  'payments',
] as const

export type SettingGroup = (typeof settingGroups)[number]

type Row = {
  group: SettingGroup
  field: SettingField
  /** Counts while nothing is stored; a key without one may be absent. */
  default?: unknown
}

/** From Monday. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** Single-line texts. */
const line = (maxLength: number) => ({ type: 'line', maxLength }) as const
const switched = { type: 'switch' } as const
const link = { type: 'link' } as const
const color = { type: 'color' } as const
const picture = { type: 'picture' } as const
const page = { type: 'page' } as const

/**
 * All settings of the marketplace. Each key, stored and on the wire, has its group, its kind of
 * value and what counts while nothing is stored. Contains no secrets.
 */
export const settingTable = {
  company_name: { group: 'brand', field: { ...line(60), isRequired: true }, default: 'Hearth' },
  web_logo: { group: 'brand', field: picture },
  web_footer_logo: { group: 'brand', field: picture },
  web_favicon: { group: 'brand', field: picture },
  system_color: { group: 'brand', field: color },

  company_email: { group: 'contact', field: { type: 'email' } },
  company_tel1: { group: 'contact', field: { type: 'phone' } },
  company_tel2: { group: 'contact', field: { type: 'phone' } },
  company_tel: { group: 'contact', field: { type: 'phone' } },
  company_address: { group: 'contact', field: { type: 'lines', maxLength: 300 } },
  latitude: { group: 'contact', field: { type: 'number', min: -90, max: 90, unit: 'degrees' } },
  longitude: { group: 'contact', field: { type: 'number', min: -180, max: 180, unit: 'degrees' } },
  iframe_link: { group: 'contact', field: link },
  admin_name: { group: 'contact', field: { ...line(60), isRequired: true }, default: 'Admin' },
  admin_image: { group: 'contact', field: picture },

  /** ISO 3166-1: whose phone numbers are typed without a country code. */
  country_code: { group: 'region', field: { type: 'country' } },
  currency_code: { group: 'region', field: { type: 'currency' }, default: 'USD' },
  currency_symbol: { group: 'region', field: { ...line(8), isRequired: true }, default: '$' },
  currency_name: { group: 'region', field: line(40) },
  number_with_suffix: { group: 'region', field: switched, default: false },
  price_fraction_digits: {
    group: 'region',
    field: { type: 'number', min: 0, max: 4, isWhole: true },
    default: 2,
  },
  /** IANA: the clock that scheduled content follows. */
  time_zone: { group: 'region', field: { type: 'timeZone' }, default: 'UTC' },
  distance_option: {
    group: 'region',
    field: { type: 'choice', choices: distanceUnits },
    default: 'km',
  },
  min_radius_range: {
    group: 'region',
    field: { type: 'number', min: 0, max: 20_000, isWhole: true, unit: 'kilometers' },
    default: 0,
  },
  max_radius_range: {
    group: 'region',
    field: { type: 'number', min: 1, max: 20_000, isWhole: true, unit: 'kilometers' },
    default: 100,
  },

  default_language: { group: 'languages', field: { type: 'language' }, default: 'en' },

  /** Listing term. */
  listing_days: {
    group: 'listings',
    field: { type: 'number', min: 1, max: 3650, isWhole: true, unit: 'days' },
    default: 90,
  },
  auto_approve: { group: 'listings', field: switched, default: false },
  /** Changed listings keep their approval; otherwise they are reviewed again. */
  auto_approve_edited_listings: { group: 'listings', field: switched, default: false },
  /** Adverts run without a review. */
  auto_approve_advertisements: { group: 'listings', field: switched, default: false },
  text_property_submission: { group: 'listings', field: page },

  verification_required_for_user: { group: 'people', field: switched, default: false },
  number_with_otp_login: { group: 'people', field: switched, default: false },
  otp_service_provider: {
    group: 'people',
    field: { type: 'choice', choices: ['firebase', 'twilio'] },
  },
  social_login: { group: 'people', field: switched, default: false },

  category_background: { group: 'colors', field: color, default: '#087C7C14' },
  svg_clr: { group: 'colors', field: switched },
  sell_web_background_color: { group: 'colors', field: color },
  sell_web_color: { group: 'colors', field: color, default: '#14B8DCFF' },
  sell_background: { group: 'colors', field: color },
  rent_web_background_color: { group: 'colors', field: color },
  rent_web_color: { group: 'colors', field: color, default: '#E48D18FF' },
  web_placeholder_logo: { group: 'colors', field: picture },
  img_placeholder: { group: 'colors', field: picture },

  facebook_id: { group: 'links', field: link },
  instagram_id: { group: 'links', field: link },
  twitter_id: { group: 'links', field: link },
  youtube_id: { group: 'links', field: link },
  playstore_id: { group: 'links', field: link },
  appstore_id: { group: 'links', field: link },
  schema_for_deeplink: { group: 'links', field: line(40) },
  place_api_key: { group: 'links', field: line(500) },

  web_maintenance_mode: { group: 'site', field: switched, default: false },
  seo_settings: { group: 'site', field: switched, default: true },
  allow_cookies: { group: 'site', field: switched, default: false },

  backup_schedule: {
    group: 'backups',
    field: { type: 'choice', choices: ['never', 'daily', 'weekly'] },
    default: 'never',
  },
  backup_weekday: {
    group: 'backups',
    field: { type: 'choice', choices: WEEKDAYS },
    default: 'sunday',
  },
  /** On the clock of `time_zone`. */
  backup_hour: {
    group: 'backups',
    field: { type: 'number', min: 0, max: 23, isWhole: true },
    default: 3,
  },
  /** Scheduled backups; others stay until somebody deletes them. */
  backups_kept: {
    group: 'backups',
    field: { type: 'number', min: 1, max: 100, isWhole: true },
    default: 7,
  },

  about_us: { group: 'pages', field: page },
  terms_conditions: { group: 'pages', field: page },
  privacy_policy: { group: 'pages', field: page },

  stripe_gateway: { group: 'payments', field: switched, default: true },
  razorpay_gateway: { group: 'payments', field: switched, default: true },
  paystack_gateway: { group: 'payments', field: switched, default: true },
  paypal_gateway: { group: 'payments', field: switched, default: true },
  flutterwave_status: { group: 'payments', field: switched, default: true },
  bank_transfer_status: { group: 'payments', field: switched, default: false },
  bank_details: { group: 'payments', field: { type: 'bankDetails' }, default: [] },
  razor_key: { group: 'payments', field: line(200) },
  paypal_business_id: { group: 'payments', field: line(200) },
  stripe_publishable_key: { group: 'payments', field: line(200) },
  paystack_public_key: { group: 'payments', field: line(200) },
  /** Percent with up to three decimals; 0 for no tax. */
  tax_rate: { group: 'payments', field: { type: 'number', min: 0, max: 100 }, default: 0 },
  /** Prices of packages include the tax. */
  tax_inclusive: { group: 'payments', field: switched, default: true },
  tax_name: { group: 'payments', field: line(60) },
  tax_number: { group: 'payments', field: line(40) },
  /** The seller's address on receipts; default: `company_address`. */
  tax_address: { group: 'payments', field: { type: 'lines', maxLength: 500 } },
} as const satisfies Record<string, Row>

export type SettingKey = keyof typeof settingTable

export const settingKeys = Object.keys(settingTable) as readonly SettingKey[]

export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(settingTable, text)
}
