import { propertyTypes } from '@/domain/listing/property-type.ts'
import { isPriceOnRequest, listingPriceText } from '@/domain/money/listing-price.ts'
import { formatPrice, toMajor } from '@/domain/money/price.ts'
import { filtersOfCriteria } from '@/domain/search/saved-search.ts'
import { routes } from '@/domain/web/routes.ts'
import type { SentenceValues } from '@/domain/web/sentence.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import type { MailItem } from '@/server/gateways/mail/mail.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import { type MailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import type { TellableListing } from './alert-store.ts'

type Addressed = { email: string; name: string }

/** A search without user input. */
export type Subject = {
  propertyType: number | undefined
  category: string
  cities: readonly string[]
}

/** Unconfirmed addresses get no user input, because anyone could have entered the address. */
type ToStranger = { email: string; subject: Subject }

/** Asks to confirm a saved search. */
export function confirmationMail(
  { email, subject }: ToStranger,
  token: string,
  mailTheme: MailTheme,
): Mail {
  const { say, page, base } = mailTools(mailTheme)
  const facts = { name: toSearchTitle(subject, say), site: mailTheme.settings.company_name }
  return composeMail({
    ...base,
    to: email,
    subject: say('savedSearches.mail.confirmSubject', facts),
    heading: say('savedSearches.mail.confirmHeading', facts),
    paragraphs: [
      say('savedSearches.mail.confirmText', facts),
      say('savedSearches.mail.confirmIgnore', facts),
    ],
    link: {
      label: say('savedSearches.mail.confirmLink'),
      url: page(routes.savedSearch('confirm', token)),
    },
  })
}

/** Tells an address that it has reached its limit. */
export function limitReachedMail({ email, subject }: ToStranger, mailTheme: MailTheme): Mail {
  const { say, base } = mailTools(mailTheme)
  const facts = { name: toSearchTitle(subject, say), site: mailTheme.settings.company_name }
  return composeMail({
    ...base,
    to: email,
    subject: say('savedSearches.mail.fullSubject', facts),
    heading: say('savedSearches.mail.fullSubject', facts),
    paragraphs: [say('savedSearches.mail.fullText', facts)],
  })
}

/** Like the title of the results page: "House for sale in Bend". */
function toSearchTitle({ propertyType, category, cities }: Subject, say: Say): string {
  const offer = propertyType === 0 ? 'Sell' : propertyType === 1 ? 'Rent' : ''
  const what = category
    ? say(`properties.results.category${offer}`, { category })
    : say(`properties.results.title${offer}`)
  const place = cities.slice(0, MAX_NAMED).join(', ')
  return place ? say('properties.results.titleIn', { what, place }) : what
}

const MAX_NAMED = 3

type Say = (key: string, values?: SentenceValues) => string

/** Later listings have no picture. */
const MAX_PICTURED = 12

/** Mails the matches of a search, with links to manage and unsubscribe. */
export function alertMail(
  search: Addressed & { id: number; query: string; token: string },
  listings: readonly TellableListing[],
  mailTheme: MailTheme,
): Mail {
  const { say, page, base } = mailTools(mailTheme)
  const { name, token } = search
  const facts = { name, site: mailTheme.settings.company_name, count: listings.length }
  const last = Math.max(...listings.flatMap((listing) => listing.event_ids))
  return composeMail({
    ...base,
    to: search.email,
    id: `saved-search-${search.id}-${last}`,
    subject: say('savedSearches.mail.subject', facts),
    heading: say('savedSearches.mail.subject', facts),
    paragraphs: [],
    items: listings.map((it, at) => toMailItem(it, { mailTheme, isPictured: at < MAX_PICTURED })),
    link: {
      label: say('savedSearches.mail.seeAll'),
      url: page(routes.properties(filtersOfCriteria(search.query))),
    },
    footer: {
      words: say('savedSearches.mail.why', facts),
      links: [
        { label: say('savedSearches.mail.manage'), url: page(routes.savedSearch('manage', token)) },
        {
          label: say('savedSearches.mail.end'),
          url: page(routes.savedSearch('unsubscribe', token)),
        },
      ],
    },
    unsubscribeUrl: `${mailTheme.origin}/api/ext/saved-searches/unsubscribe?token=${encodeURIComponent(token)}`,
  })
}

/** `search` names the one of several; `isByTravel` is a search by travel time. */
export function toMailItem(
  listing: TellableListing,
  {
    mailTheme,
    isPictured,
    search = '',
    isByTravel = false,
  }: { mailTheme: MailTheme; isPictured: boolean; search?: string; isByTravel?: boolean },
): MailItem {
  const { say, page } = mailTools(mailTheme)
  const { title, slug, city, state, title_image_key: picture } = listing
  const type = propertyTypes[listing.property_type] ?? 'sell'
  const place = [city, state].filter((part) => part !== '').join(', ')
  return {
    title,
    url: page(routes.property(slug)),
    note: [toEventText(listing, mailTheme, isByTravel), search].filter(Boolean).join(' · '),
    lines: [
      `${say(`listingCard.${type}`)} · ${toPriceText(listing, listing.price_minor, mailTheme)}`,
      ...(place ? [place] : []),
    ],
    ...(picture && isPictured ? { image: `${imageUrl(mailTheme.origin, picture)}?w=640` } : {}),
  }
}

/** Whether the listing is sold or rented out, and that is among its events. */
export function isClosedOffer({
  kinds,
  property_type,
}: Pick<TellableListing, 'kinds' | 'property_type'>): boolean {
  return kinds.some(isClosing) && CLOSED.has(propertyTypes[property_type])
}

function isClosing(kind: string): boolean {
  return kind === 'sold' || kind === 'rented'
}

const CLOSED: ReadonlySet<string | undefined> = new Set(['sold', 'rented'])

/** A price that rose again is no reduction, and a home that is offered again is not sold. */
export function shouldNotify(listing: TellableListing): boolean {
  const { kinds, previous_price_minor: previous, price_minor: price } = listing
  if (isClosedOffer(listing)) return true
  const open = kinds.filter((kind) => !isClosing(kind))
  if (open.length === 0) return false
  if (open.includes('listed') || open.includes('back') || previous === null) return true
  return !isPriceOnRequest(price) && previous > price
}

function toEventText(listing: TellableListing, mailTheme: MailTheme, isByTravel: boolean): string {
  const { say } = mailTools(mailTheme)
  if (isClosedOffer(listing)) {
    return say(`savedSearches.mail.${listing.property_type === 2 ? 'sold' : 'rented'}`)
  }
  if (listing.kinds.includes('listed')) {
    return say(isByTravel ? 'savedSearches.mail.newInReach' : 'savedSearches.mail.new')
  }
  if (listing.kinds.includes('back')) return say('savedSearches.mail.back')
  const { previous_price_minor: previous } = listing
  if (previous === null) return say('savedSearches.mail.cheaper')
  return say('savedSearches.mail.cheaperThan', {
    former: toPriceText(listing, previous, mailTheme),
  })
}

function toPriceText(
  { currency, rent_duration }: TellableListing,
  minor: number,
  mailTheme: MailTheme,
): string {
  const { locale, settings } = mailTheme
  const style = {
    currency,
    symbol: settings.currency_symbol,
    language: locale.language,
    abbreviate: settings.number_with_suffix,
    fractionDigits: settings.price_fraction_digits,
  }
  const price = listingPriceText(
    toMajor(minor, currency),
    (amount) => formatPrice(amount, style),
    locale.texts['listingCard.priceOnRequest'] ?? '',
  )
  const period =
    rent_duration && !isPriceOnRequest(minor)
      ? locale.texts[`listingCard.period${rent_duration}`]
      : undefined
  return period ? `${price} ${period}` : price
}
