/** Longest slug made, suffix included; counted in characters, not bytes. */
export const SLUG_MAX_LENGTH = 100

/**
 * The part of an address made from a title: lower-cased, everything but letters, digits and their
 * marks (of any script) removed, runs of spaces turned into one hyphen. Hyphens of the text count
 * as spaces, so that a slug stays itself. A text without a letter or digit gives `fallback`.
 */
export function slugify(text: string, fallback = ''): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s-]/gu, '')
    .split(/[\s-]+/u)
    .filter(Boolean)
  return cutAtWord(words.join('-'), SLUG_MAX_LENGTH) || fallback
}

/** The slug itself, or with the first of -1, -2 … that is not taken; the length bound is kept. */
export function uniqueSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  let candidate = slug
  for (let count = 1; isTaken(candidate); count++) candidate = withSuffix(slug, count)
  return candidate
}

/** The slug with `-{count}` behind it, shortened where the whole would be too long. */
export function withSuffix(slug: string, count: number): string {
  const suffix = `-${count}`
  return cutAtWord(slug, SLUG_MAX_LENGTH - suffix.length) + suffix
}

function cutAtWord(slug: string, length: number): string {
  const characters = Array.from(slug)
  if (characters.length <= length) return slug
  const cut = characters.slice(0, length).join('')
  if (characters[length] === '-') return cut
  const lastHyphen = cut.lastIndexOf('-')
  return lastHyphen > cut.length / 2 ? cut.slice(0, lastHyphen) : cut
}
