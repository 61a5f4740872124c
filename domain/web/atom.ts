import { escapeXml } from './xml.ts'

export type FeedEntry = {
  /** Absolute; also the entry's id. */
  url: string
  title: string
  summary: string
  /** ISO 8601. */
  publishedAt: string
  /** Absolute; JPEG. */
  image?: string
}

export type Feed = {
  title: string
  subtitle: string
  /** Absolute. */
  url: string
  self: string
  author: string
  language: string
  entries: readonly FeedEntry[]
}

/** Atom (RFC 4287). */
export function atomFeed({ entries, ...feed }: Feed): string {
  const newest = entries
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">
<id>${escapeXml(feed.self)}</id>
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.subtitle)}</subtitle>
<updated>${newest ?? NEVER}</updated>
<author><name>${escapeXml(feed.author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.url)}"/>
${entries.map(entryText).join('')}</feed>
`
}

/** Atom requires `updated`, even without entries. */
const NEVER = '1970-01-01T00:00:00Z'

function entryText({ url, title, summary, publishedAt, image }: FeedEntry): string {
  const picture = image
    ? `<link rel="enclosure" type="image/jpeg" href="${escapeXml(image)}"/>\n`
    : ''
  return `<entry>
<id>${escapeXml(url)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${picture}<published>${publishedAt}</published>
<updated>${publishedAt}</updated>
<summary>${escapeXml(summary)}</summary>
</entry>
`
}
