import type { ReviewedListing, ReviewFact, ReviewItem } from '@/client/api/admin/administration.ts'
import type { Formats } from '@/client/text/formats.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import type { TextKey, Translator } from '@/client/text/translator.ts'
import { propertyTexts } from '@/domain/listing/property-texts.ts'
import { textLines } from '@/domain/text/plain-text.ts'

type Language = { t: Translator; formats: Formats }
type Picture = ReviewedListing['pictures'][number]

/** Text, or a file and its name. */
export type ChangeValue = {
  text: string
  file: string
  /** Price in short form, instead of the text. */
  short?: string
}

/** Changed field; a side without a value is empty. */
export type Change = { name: string; before: readonly ChangeValue[]; now: readonly ChangeValue[] }

export type ListingChanges = {
  changes: readonly Change[]
  taken: readonly Picture[]
  added: readonly Picture[]
  /** Remaining pictures were reordered, or the main picture changed. */
  isReordered: boolean
}

/** Changes of a listing since its approval; null if never approved, or for an application. */
export function findChanges(
  { title, listing: now, approved }: Pick<ReviewItem, 'title' | 'listing' | 'approved'>,
  language: Language,
): ListingChanges | null {
  if (!now || !approved) return null
  const before = approved.listing
  const [old, young] = [before, now].map((one, at) => [
    ...toFieldRows(at === 0 ? approved.title : title, one, language),
    ...toFactRows(one, language),
  ])
  const stays = (pictures: readonly Picture[], others: readonly Picture[]) =>
    pictures.filter(({ url }) => others.some((other) => other.url === url))
  const [kept, keptNow] = [
    stays(before.pictures, now.pictures),
    stays(now.pictures, before.pictures),
  ]
  return {
    changes: differing(old ?? [], young ?? []),
    taken: before.pictures.filter((picture) => !kept.includes(picture)),
    added: now.pictures.filter((picture) => !keptNow.includes(picture)),
    isReordered: kept.some(({ url }, at) => keptNow[at]?.url !== url),
  }
}

type Row = { name: string; values: ChangeValue[] }

/** Single-value fields, in display order. */
function toFieldRows(title: string, listing: ReviewedListing, { t, formats }: Language): Row[] {
  const { price, rentduration, property_type: offer, project_type: stage, parameters } = listing
  const { latitude, longitude, address, city, state, country } = listing
  const formatYesNo = (is: boolean) => t(is ? 'admin.yes' : 'admin.no')
  const row = (key: TextKey, text: string, file = '') => ({
    name: t(key),
    values: toChangeValues(text, file),
  })
  return [
    row('admin.listingTitle', title),
    row('admin.category', listing.category),
    row(
      'admin.offered',
      offer ? t(`admin.offer.${offer}`) : stage ? t(`admin.stage.${stage}`) : '',
    ),
    {
      name: t('admin.price'),
      values: price === null ? [] : [toPriceValue(price, listingPrices({ t, formats }))],
    },
    row('admin.rentPeriod', rentduration ? t(`listingCard.period${rentduration}`) : ''),
    row('admin.premium', formatYesNo(listing.is_premium)),
    row('admin.description', textLines(listing.description).join('\n')),
    ...parameters.map(rowOfFact),
    row('admin.address', address),
    ...propertyTexts.map(({ name }) => row(`listingEditor.field.${name}`, listing[name] ?? '')),
    row('admin.place', [city, state, country].filter(Boolean).join(', ')),
    row('admin.position', latitude === null ? '' : `${latitude}, ${longitude}`),
    row('admin.hidesPlace', formatYesNo(listing.hides_exact_place)),
  ]
}

/** Nearby places, files and SEO fields. */
function toFactRows(listing: ReviewedListing, { t, formats }: Language): Row[] {
  const row = (key: TextKey, text: string, file = '') => ({
    name: t(key),
    values: toChangeValues(text, file),
  })
  const files = (key: TextKey, all: ReviewedListing['documents']) => ({
    name: t(key),
    values: all.flatMap(({ name, url }) => toChangeValues(name, url)),
  })
  const file = (key: TextKey, url: string) => row(key, url && t('admin.file'), url)
  return [
    ...listing.facilities.map(({ value, ...fact }) =>
      rowOfFact({ ...fact, value: value.map((one) => `${one} ${formats.lengthUnit}`) }),
    ),
    file('admin.panorama', listing.three_d_image),
    files('admin.plan', listing.plans),
    files('admin.document', listing.documents),
    {
      name: t('admin.pictureWords'),
      values: listing.pictures.flatMap(({ alt }) => toChangeValues(alt, '')),
    },
    row('admin.slug', listing.slug_id),
    row('admin.metaTitle', listing.meta_title),
    row('admin.metaDescription', listing.meta_description),
    row('admin.metaKeywords', listing.meta_keywords),
    file('admin.metaImage', listing.meta_image),
  ]
}

function rowOfFact({ name, value, file }: ReviewFact): Row {
  return { name, values: toChangeValues(value.join(', ') || file, file) }
}

function toPriceValue(price: number, formats: Formats): ChangeValue {
  return { text: formats.fullPrice(price), short: formats.price(price), file: '' }
}

function toChangeValues(text: string, file: string): ChangeValue[] {
  return text === '' ? [] : [{ text, file }]
}

/** Fields that differ, without the values common to both sides; removed fields come last. */
function differing(old: readonly Row[], young: readonly Row[]): Change[] {
  const names = [...new Set([...young, ...old].map(({ name }) => name))]
  return names.flatMap((name) => {
    const before = listValues(old, name)
    const now = listValues(young, name)
    const change = { name, before: without(before, now), now: without(now, before) }
    return change.before.length + change.now.length > 0 ? [change] : []
  })
}

function listValues(rows: readonly Row[], name: string): ChangeValue[] {
  return rows.filter((row) => row.name === name).flatMap((row) => row.values)
}

function without(sayings: readonly ChangeValue[], others: readonly ChangeValue[]): ChangeValue[] {
  return sayings.filter(
    ({ text, file }) => !others.some((other) => other.text === text && other.file === file),
  )
}
