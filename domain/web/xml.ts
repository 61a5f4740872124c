/** Drops characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replace(UNHOLDABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

/** The text that was escaped, by us or with HTML's numbers for quotes. */
export function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&(apos|#0?39);/g, "'")
    .replaceAll('&amp;', '&')
}

/** See https://www.w3.org/TR/xml/#charsets. */
const UNHOLDABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
