import { escapeXml } from './xml.ts'

export type SitemapPage = {
  url: string
  /** ISO 8601; null when unknown. */
  changedAt: string | null
  /** `[hreflang, url]`, with `x-default`; empty for one language. */
  alternates: readonly (readonly [string, string])[]
}

/**
 * Max URLs per file: search engines take 50,000 and 50 MB, and every language adds a link
 * (https://www.sitemaps.org/protocol.html).
 */
export function sitemapSize(languages: number): number {
  return Math.min(MAX_ADDRESSES, Math.floor(MAX_LINKS / (languages + 1)))
}

const MAX_ADDRESSES = 50_000
const MAX_LINKS = 200_000

export const SITEMAP_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`
export const SITEMAP_FOOT = '</urlset>\n'

export function sitemapEntry({ url, changedAt, alternates }: SitemapPage): string {
  const changed = changedAt ? `<lastmod>${wholeSeconds(changedAt)}</lastmod>` : ''
  const links = alternates.map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  )
  return `<url><loc>${escapeXml(url)}</loc>${changed}${links.join('')}</url>\n`
}

export function sitemapIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`
}

export const listedKinds = ['property', 'project', 'article', 'agent'] as const

export type ListedKind = (typeof listedKinds)[number]

/** Inclusive. */
export type AddressRange = { kind: ListedKind; first: number; last: number }

/** `property-3.xml`. */
export function shardName({ kind, last }: AddressRange, size: number): string {
  return `${kind}-${Math.ceil(last / size)}.xml`
}

export function shardRange(name: string, size: number): AddressRange | null {
  const [, word, digits] = /^([a-z]+)-([1-9]\d{0,8})\.xml$/.exec(name) ?? []
  const kind = listedKinds.find((known) => known === word)
  const last = Number(digits) * size
  if (!kind || last > MAX_ID) return null
  return { kind, first: last - size + 1, last }
}

/** Ids are 32 bits. */
const MAX_ID = 2_147_483_647

/** W3C Datetime without fractions, which some readers reject. */
function wholeSeconds(iso: string): string {
  return iso.replace(/\.\d+/, '')
}
