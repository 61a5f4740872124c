import { isPriceOnRequest, listingPriceText } from '@/domain/money/listing-price.ts'
import { formatPaid, formatPrice, toMajor } from '@/domain/money/price.ts'
import type { SettingValues } from '@/domain/settings/setting-values.ts'
import { formatDay } from '@/domain/web/format-day.ts'
import { humanisedAge } from '@/domain/web/relative-time.ts'
import { sentenceReader } from '@/domain/web/sentence.ts'
import type { components } from '@/generated/api-types.ts'
import { flag, translated, wireDate } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { Locale } from '@/server/modules/settings/service.ts'
import { advertKey, advertReason, isAdvertNotice } from './advert-words.ts'
import { inquiryWords } from './inquiry-words.ts'
import { paymentKey, paymentTextKey } from './payment-words.ts'
import type { NotificationRow } from './store.ts'

type Schemas = components['schemas']

export type NotificationShaping = {
  locale: Locale
  settings: Pick<
    SettingValues,
    | 'admin_name'
    | 'currency_code'
    | 'currency_symbol'
    | 'number_with_suffix'
    | 'price_fraction_digits'
  >
  origin: string
  now: Date
}

export function toNotification(
  row: NotificationRow,
  shaping: NotificationShaping,
): Schemas['Notification'] {
  const { origin, now } = shaping
  const property = toProperty(row, origin)
  const project = toProject(row, origin)
  const picture = property?.title_image || project?.title_image || ''
  return {
    id: row.id,
    ...toWords(row, shaping),
    type: row.property_id === null ? '0' : '1',
    send_type: sendType(row),
    customers_id: row.account_id === null ? '' : String(row.account_id),
    propertys_id: row.property_id,
    created_at: wireDate(row.created_at),
    created: humanisedAge(row.created_at, now),
    notification_image: imageUrl(origin, row.image_key) || picture,
    property,
    is_read: flag(row.is_read),
    kind: row.kind,
    project,
  }
}

function toProperty(row: NotificationRow, origin: string): Schemas['NotificationProperty'] | null {
  if (row.property_id === null) return null
  return {
    id: row.property_id,
    slug_id: row.property_slug ?? '',
    title: row.property_title ?? '',
    title_image: imageUrl(origin, row.property_image_key),
  }
}

function toProject(row: NotificationRow, origin: string): Schemas['NotificationProperty'] | null {
  if (row.project_id === null) return null
  return {
    id: row.project_id,
    slug_id: row.project_slug ?? '',
    title: row.project_title ?? '',
    title_image: imageUrl(origin, row.project_image_key),
  }
}

function sendType({
  property_id,
  account_id,
}: NotificationRow): Schemas['Notification']['send_type'] {
  if (account_id === null) return '1'
  return property_id === null ? '0' : '2'
}

/** Announcements have stored text; others use the reader's dictionary. */
function toWords(row: NotificationRow, shaping: NotificationShaping) {
  const { locale, settings } = shaping
  const say = sentenceReader(locale.texts, locale.language)
  const home = row.property_title ?? row.project_title ?? ''
  switch (row.kind) {
    case 'announcement':
      return {
        title: translated(row.title, row.translations, locale.language, 'title'),
        message: translated(row.message, row.translations, locale.language, 'message'),
      }
    case 'interest': {
      const name = row.actor_name || say('notifications.message.somebody')
      return {
        title: say('notifications.message.interest'),
        message: say('notifications.message.interestText', { name, home }),
      }
    }
    case 'message': {
      const isAdmin = row.actor_name === null
      const name = isAdmin
        ? settings.admin_name
        : row.actor_name || say('notifications.message.somebody')
      const message = home ? say('notifications.message.chatText', { home }) : ''
      return { title: say('notifications.message.chat', { name }), message }
    }
    case 'inquiry':
    case 'inquiry-message':
    case 'inquiry-answer':
    case 'viewing-requested':
    case 'viewing-agreed':
    case 'viewing-declined':
    case 'viewing-moved':
    case 'viewing-canceled':
    case 'viewing-reminder':
      return inquiryWords(row, { say, language: locale.language, adminName: settings.admin_name })
    case 'price': {
      const { price_minor: price = null, previous_price_minor: previous = null } = row
      const title = say(`notifications.message.${priceChangeKey(price ?? 0, previous ?? 0)}`)
      const prices = {
        price: toPrice(row, price, shaping),
        former: toPrice(row, previous, shaping),
      }
      return { title, message: say('notifications.message.priceText', { home, ...prices }) }
    }
    case 'saved-search':
      return searchWords(row, say)
    case 'package-granted':
    case 'package-ended': {
      const name = packageName(row, locale.language)
      const key = row.kind === 'package-granted' ? 'packageGranted' : 'packageEnded'
      const message = say(`notifications.message.${key}Text`, { reason: row.reason })
      return { title: say(`notifications.message.${key}`, { name }), message }
    }
    case 'payment-paid':
    case 'payment-surplus':
    case 'payment-refunded':
    case 'payment-disputed':
    case 'payment-won':
    case 'payment-rejected':
    case 'payment-credited':
    case 'package-expiring': {
      const key = paymentKey(row.kind)
      const name = packageName(row, locale.language)
      const { price_minor: minor, currency } = row
      const isPriced = minor !== null && currency !== null
      const price = isPriced ? paidPrice(minor, currency, { locale, settings }) : ''
      const facts = { name, price, reason: row.reason, date: toDay(row.package_ends_at, locale) }
      const textKey = paymentTextKey(row.kind, row.package_is_offered ?? false)
      const message = say(`notifications.message.${textKey}`, facts)
      return { title: say(`notifications.message.${key}`, facts), message }
    }
    default: {
      const key = toKey(row)
      const facts = { home, reason: advertReason(row, say) }
      const message = say(`notifications.message.${key}Text`, facts).trim()
      return { title: say(`notifications.message.${key}`), message }
    }
  }
}

function searchWords(row: NotificationRow, say: ReturnType<typeof sentenceReader>) {
  const title = say('notifications.message.savedSearch', { count: row.listing_count ?? 0 })
  return { title, message: row.title || say('notifications.message.savedSearchesText') }
}

/** Of a package, as on the pages. */
export function paidPrice(
  minor: number,
  currency: string,
  {
    locale,
    settings,
  }: {
    locale: Pick<Locale, 'language'>
    settings: Pick<SettingValues, 'currency_code' | 'currency_symbol'>
  },
): string {
  const site = { currency: settings.currency_code, symbol: settings.currency_symbol }
  return formatPaid(toMajor(minor, currency), currency, { language: locale.language, site })
}

function toDay(moment: Date | null, { language }: Locale): string {
  return moment === null ? '' : formatDay(moment, language)
}

function packageName(row: NotificationRow, language: string): string {
  return translated(row.package_name ?? '', row.package_translations ?? {}, language, 'name')
}

function toKey({ kind, is_hidden }: NotificationRow): string {
  if (kind === 'not-verified') return 'notVerified'
  if (kind === 'listing-moved') return 'listingMoved'
  if (kind === 'listing-received') return 'listingReceived'
  if (isAdvertNotice(kind)) return advertKey(kind)
  return kind === 'approved' && is_hidden ? 'approvedHidden' : kind
}

function priceChangeKey(price: number, previous: number) {
  if (isPriceOnRequest(price) || isPriceOnRequest(previous)) return 'priceChanged'
  return price < previous ? 'cheaper' : 'dearer'
}

function toPrice(
  { currency }: NotificationRow,
  minor: number | null,
  { locale, settings }: NotificationShaping,
): string {
  if (minor === null || currency === null) return ''
  const style = {
    currency,
    symbol: settings.currency_symbol,
    language: locale.language,
    abbreviate: settings.number_with_suffix,
    fractionDigits: settings.price_fraction_digits,
  }
  return listingPriceText(
    toMajor(minor, currency),
    (amount) => formatPrice(amount, style),
    locale.texts['listingCard.priceOnRequest'] ?? '',
  )
}
