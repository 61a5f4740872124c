/** In characters, suffix included. */
export const SLUG_MAX_LENGTH = 100

/** Keeps letters, digits and marks of any script. Idempotent: hyphens count as spaces. */
export function slugify(text: string, fallback = ''): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s-]/gu, '')
    .split(/[\s-]+/u)
    .filter(Boolean)
  return cutAtWord(words.join('-'), SLUG_MAX_LENGTH) || fallback
}

/** Adds the first free suffix -1, -2 …, within the length limit. */
export function uniqueSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  let candidate = slug
  for (let count = 1; isTaken(candidate); count++) candidate = withSuffix(slug, count)
  return candidate
}

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

/** Whether an address may name something by it; providers may make slugs by other rules than ours. */
export function isSlug(text: string): boolean {
  return text.length > 0 && text.length <= SLUG_MAX_READ && text.isWellFormed() && !UNFIT.test(text)
}

/** In UTF-16 units. */
const SLUG_MAX_READ = 300
const UNFIT = /[\p{Cc}%/\\]/u
