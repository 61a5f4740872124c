import { z } from 'zod'
import { distanceUnits } from '@/domain/place/distance.ts'

/**
 * The operator's settings. Keys without a default may be absent. Pictures are storage keys, colors
 * hexadecimal, radii kilometers. Contains no secrets: pages never read keys that are not listed
 * here.
 */
export type SettingValues = z.infer<typeof settingValues>

export type SettingKey = keyof SettingValues

export type SettingText = z.infer<typeof text>

/** HTML, as a string or with translations. Sanitize before storing; pages sanitize it again. */
const text = z.preprocess(
  (stored) => (typeof stored === 'string' ? { text: stored } : stored),
  z.object({ text: z.string(), translations: z.record(z.string(), z.string()).default({}) }),
)

const bankDetail = z.object({
  title: z.string(),
  value: z.string(),
  translations: z.record(z.string(), z.string()).default({}),
})

/** Stored values of a wrong type are ignored. */
export const settingValues = z.object({
  company_name: kept(z.string().min(1), 'Hearth'),
  company_email: optional(z.string()),
  company_tel: optional(z.string()),
  company_tel1: optional(z.string()),
  company_tel2: optional(z.string()),
  company_address: optional(z.string()),
  /** ISO 3166-1: whose phone numbers are typed without a country code. */
  country_code: optional(z.string().regex(/^[A-Z]{2}$/)),
  latitude: optional(z.number().min(-90).max(90)),
  longitude: optional(z.number().min(-180).max(180)),
  iframe_link: optional(z.string()),
  admin_name: kept(z.string().min(1), 'Admin'),
  admin_image: optional(z.string()),
  currency_code: kept(z.string().regex(/^[A-Z]{3}$/), 'USD'),
  currency_symbol: kept(z.string().min(1), '$'),
  currency_name: optional(z.string().min(1)),
  number_with_suffix: kept(z.boolean(), false),
  price_fraction_digits: kept(z.int().min(0).max(4), 2),
  web_favicon: optional(z.string()),
  web_logo: optional(z.string()),
  web_footer_logo: optional(z.string()),
  web_placeholder_logo: optional(z.string()),
  img_placeholder: optional(z.string()),
  system_color: optional(z.string()),
  svg_clr: optional(z.boolean()),
  category_background: kept(z.string(), '#087C7C14'),
  sell_web_color: kept(z.string(), '#14B8DCFF'),
  sell_web_background_color: optional(z.string()),
  rent_web_color: kept(z.string(), '#E48D18FF'),
  rent_web_background_color: optional(z.string()),
  sell_background: optional(z.string()),
  facebook_id: optional(z.string()),
  instagram_id: optional(z.string()),
  twitter_id: optional(z.string()),
  youtube_id: optional(z.string()),
  playstore_id: optional(z.string()),
  appstore_id: optional(z.string()),
  schema_for_deeplink: optional(z.string()),
  about_us: optional(text),
  terms_conditions: optional(text),
  privacy_policy: optional(text),
  text_property_submission: optional(text),
  web_maintenance_mode: kept(z.boolean(), false),
  seo_settings: kept(z.boolean(), true),
  allow_cookies: kept(z.boolean(), false),
  verification_required_for_user: kept(z.boolean(), false),
  auto_approve: kept(z.boolean(), false),
  /** Changed listings keep their approval; otherwise they are reviewed again. */
  auto_approve_edited_listings: kept(z.boolean(), false),
  /** Adverts run without a review. */
  auto_approve_advertisements: kept(z.boolean(), false),
  /** Listing term in days. */
  listing_days: kept(z.int().min(1).max(3650), 90),
  number_with_otp_login: kept(z.boolean(), false),
  social_login: kept(z.boolean(), false),
  otp_service_provider: optional(z.enum(['firebase', 'twilio'])),
  default_language: kept(z.string().min(2), 'en'),
  distance_option: kept(z.enum(distanceUnits), 'km'),
  min_radius_range: kept(z.int().min(0), 0),
  max_radius_range: kept(z.int().min(1), 100),
  bank_details: kept(z.array(bankDetail), []),
  stripe_gateway: kept(z.boolean(), true),
  razorpay_gateway: kept(z.boolean(), true),
  paystack_gateway: kept(z.boolean(), true),
  paypal_gateway: kept(z.boolean(), true),
  flutterwave_status: kept(z.boolean(), true),
  bank_transfer_status: kept(z.boolean(), false),
  razor_key: optional(z.string()),
  paypal_business_id: optional(z.string()),
  stripe_publishable_key: optional(z.string()),
  paystack_public_key: optional(z.string()),
  place_api_key: optional(z.string()),
  /** Percent with up to three decimals; 0 for no tax. */
  tax_rate: kept(z.number().min(0).max(100), 0),
  /** Prices of packages include the tax. */
  tax_inclusive: kept(z.boolean(), true),
  tax_name: optional(z.string()),
  tax_number: optional(z.string()),
  /** The seller's address on receipts; default: `company_address`. */
  tax_address: optional(z.string()),
})

export const settingKeys: readonly SettingKey[] = settingValues.keyof().options

function kept<Kind extends z.ZodType>(kind: Kind, usual: z.output<Kind>) {
  return optional(kind).transform((value): z.output<Kind> => value ?? usual)
}

function optional<Kind extends z.ZodType>(kind: Kind) {
  return kind.optional().catch(undefined)
}
