import { toLocale } from '@/domain/money/number-format.ts'
import { toMajor } from '@/domain/money/price.ts'
import type { SettingText } from '@/domain/settings/setting-fields.ts'
import type { SettingKey } from '@/domain/settings/setting-table.ts'
import type { SettingValues } from '@/domain/settings/setting-values.ts'
import { extensionGroups } from '@/domain/web/extensions.ts'
import type { components } from '@/generated/api-types.ts'
import { flag, wireDate } from '@/server/contract/wire-values.ts'
import { fileUrl, imageUrl } from '@/server/modules/files/urls.ts'
import type { SettingsView } from './service.ts'
import type { LanguageRow } from './store.ts'

type WebSettings = components['schemas']['WebSettings']

type Wording = { language: string; origin: string }

export function toWebSettings(view: SettingsView, wording: Wording): WebSettings {
  const { values, languages, inactiveLanguages } = view
  const isOffered = languages.some(({ code }) => code === values.default_language)
  return {
    ...pick(values, sentAsStored),
    ...pictures(values, wording),
    ...pageTexts(values, wording),
    ...switches(values),
    ...signInSettings(view),
    ...money(view, wording),
    latitude: values.latitude?.toString(),
    longitude: values.longitude?.toString(),
    system_version: view.version,
    default_language: isOffered ? values.default_language : (languages[0]?.code ?? 'en'),
    languages,
    ...(inactiveLanguages.length > 0 ? { inactive_languages: inactiveLanguages } : {}),
    min_radius_range: String(values.min_radius_range),
    max_radius_range: String(values.max_radius_range),
    features_available: view.features,
    bank_details: values.bank_details.map(({ title, value, translations }) => ({
      title: translations[wording.language] || title,
      value,
    })),
    demo_mode: view.isDemo,
    extensions: extensionGroups.filter((group) => !view.closed.has(group)),
    ...ownSubscription(view),
  }
}

export function toLanguage(row: LanguageRow): components['schemas']['Language'] {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    file_name: row.texts,
    status: flag(row.is_active),
    rtl: flag(row.is_rtl),
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.updated_at),
  }
}

/** Settings sent unchanged. An explicit list, so that new settings are not sent automatically. */
const sentAsStored = [
  'company_name',
  'company_email',
  'company_tel',
  'company_tel1',
  'company_tel2',
  'company_address',
  'country_code',
  'iframe_link',
  'admin_name',
  'currency_symbol',
  'system_color',
  'category_background',
  'sell_web_color',
  'sell_web_background_color',
  'rent_web_color',
  'rent_web_background_color',
  'sell_background',
  'facebook_id',
  'instagram_id',
  'twitter_id',
  'youtube_id',
  'playstore_id',
  'appstore_id',
  'schema_for_deeplink',
  'seo_settings',
  'allow_cookies',
  'verification_required_for_user',
  'distance_option',
  'stripe_publishable_key',
  'paystack_public_key',
  'place_api_key',
] as const satisfies readonly SettingKey[]

function pick<Key extends SettingKey>(
  values: SettingValues,
  keys: readonly Key[],
): Pick<SettingValues, Key> {
  const entries = keys.map((key) => [key, values[key]])
  return Object.fromEntries(entries)
}

function pictures(values: SettingValues, { origin }: Wording) {
  const url = (key: string | undefined) => (key ? fileUrl(origin, key) : undefined)
  return {
    admin_image: values.admin_image && imageUrl(origin, values.admin_image),
    web_favicon: url(values.web_favicon),
    web_logo: url(values.web_logo),
    web_footer_logo: url(values.web_footer_logo),
    web_placeholder_logo: url(values.web_placeholder_logo),
    img_placeholder: url(values.img_placeholder),
  }
}

function pageTexts(values: SettingValues, { language }: Wording) {
  const text = (written: SettingText | undefined) =>
    written && (written.translations[language] || written.text)
  return {
    about_us: text(values.about_us),
    terms_conditions: text(values.terms_conditions),
    privacy_policy: text(values.privacy_policy),
    text_property_submission: text(values.text_property_submission),
  }
}

function switches(values: SettingValues) {
  const maintenance = wireSwitch(values.web_maintenance_mode)
  return {
    number_with_suffix: wireSwitch(values.number_with_suffix),
    price_fraction_digits: values.price_fraction_digits,
    svg_clr: values.svg_clr === undefined ? undefined : wireSwitch(values.svg_clr),
    web_maintenance_mode: maintenance,
    web_maintenance_mod: maintenance,
    auto_approve: wireSwitch(values.auto_approve),
  }
}

function signInSettings({ signInMethods: methods }: SettingsView): Partial<WebSettings> {
  return {
    number_with_otp_login: wireSwitch(methods.number),
    social_login: wireSwitch(methods.social),
    otp_service_provider: methods.provider,
    identity_provider: methods.project && {
      project_id: methods.project.id,
      api_key: methods.project.apiKey,
      auth_domain: methods.project.authDomain,
      emulator_url: methods.project.emulatorHost && `http://${methods.project.emulatorHost}`,
    },
  }
}

function money({ values, prices }: SettingsView, { language }: Wording) {
  const { currency_code: code, currency_symbol: symbol, currency_name } = values
  const names = new Intl.DisplayNames(toLocale(language), { type: 'currency' })
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor, code))
  return {
    selected_currency_data: { code, symbol, name: currency_name ?? names.of(code) ?? code },
    min_price: major(prices.lowest),
    max_price: major(prices.highest),
  }
}

/** Holders of any package, free ones included, count as premium subscribers. */
function ownSubscription({ own, hasPackage }: SettingsView): Partial<WebSettings> {
  if (!own) return {}
  return {
    verification_status: own.verification_status,
    is_active: own.is_active,
    is_premium: hasPackage,
    subscription: hasPackage,
  }
}

function wireSwitch(on: boolean): '0' | '1' {
  return on ? '1' : '0'
}
