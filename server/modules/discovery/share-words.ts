import { propertyTypes } from '@/domain/listing/property-type.ts'
import { listingPriceText } from '@/domain/money/listing-price.ts'
import { formatPrice, toMajor } from '@/domain/money/price.ts'
import type { SettingValues } from '@/domain/settings/setting-values.ts'
import { translated } from '@/server/contract/wire-values.ts'
import type { ShareCard } from '@/server/gateways/images/share-card.ts'
import type { ListedKind, SharedPage } from './store.ts'

export type ShareWording = {
  language: string
  isRtl: boolean
  texts: Readonly<Record<string, string>>
  settings: SettingValues
}

export function toShareCard(kind: ListedKind, page: SharedPage, wording: ShareWording): ShareCard {
  const { texts, language } = wording
  const title = translated(page.title, page.translations, language, 'title')
  const shared = { ...siteFacts(wording), photoKey: page.image_key, note: formatPlace(page) }
  if (kind !== 'property') {
    const kicker = page.stage ? (texts[`projects.page.${page.stage}`] ?? '') : ''
    return { ...shared, kicker, headline: title, period: '', title: '' }
  }
  const { rent_duration } = page
  const word = propertyTypes[page.property_type ?? 0]
  return {
    ...shared,
    kicker: texts[`listingCard.${word}`] ?? '',
    headline: toPriceText(page, wording),
    period:
      rent_duration && page.price_minor ? (texts[`listingCard.period${rent_duration}`] ?? '') : '',
    title,
  }
}

export function siteCard(wording: ShareWording): ShareCard {
  const { texts } = wording
  const headline = texts['home.title'] ?? ''
  const note = texts['shell.footer.tagline'] ?? ''
  return {
    ...siteFacts(wording),
    photoKey: null,
    kicker: '',
    headline,
    period: '',
    title: '',
    note,
  }
}

/** Brand color of tokens.css, for marketplaces without one. */
const OWN_COLOR = '#1f4d3a'

function siteFacts({ settings, isRtl }: ShareWording) {
  const { company_name, system_color = '', web_logo } = settings
  const color = /^#?([\da-f]{6})([\da-f]{2})?$/i.exec(system_color.trim())?.[1]
  return {
    siteName: company_name,
    hasMark: !web_logo,
    color: color ? `#${color}` : OWN_COLOR,
    direction: isRtl ? ('rtl' as const) : ('ltr' as const),
  }
}

function toPriceText(page: SharedPage, { settings, language, texts }: ShareWording): string {
  if (page.price_minor === null) return ''
  const currency = page.currency ?? settings.currency_code
  const style = {
    currency,
    symbol: settings.currency_symbol,
    language,
    abbreviate: settings.number_with_suffix,
    fractionDigits: settings.price_fraction_digits,
  }
  const price = listingPriceText(
    toMajor(page.price_minor, currency),
    (amount) => formatPrice(amount, style),
    texts['listingCard.priceOnRequest'] ?? '',
  )
  // Symbol and amount stay on one line.
  return price.replaceAll(' ', '\u00a0')
}

function formatPlace({ city, state }: SharedPage): string {
  return [city, state].filter((name) => name !== '').join(', ')
}
