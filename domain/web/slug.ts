/** In characters, suffix included. */
export const SLUG_MAX_LENGTH = 100

/** Keeps letters and digits of any script, with their marks. Idempotent: hyphens count as spaces. */
export function slugify(text: string, fallback = ''): string {
  const plain = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\uff01-\uff5e]/g, halfWidth)
    .normalize('NFC')
    .toLowerCase()
    // The small letter of İ.
    .replaceAll('i\u0307', 'i')
    .normalize('NFC')
  const kept = plain.match(/[\p{L}\p{N}][\p{Mn}\p{Mc}]*|[\s-]/gu) ?? []
  const words = kept
    .join('')
    .split(/[\s-]+/u)
    .filter(Boolean)
  return cutAtWord(words.join('-'), SLUG_MAX_LENGTH) || fallback
}

function halfWidth(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 0xfee0)
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
  if (lastHyphen > cut.length / 2) return cut.slice(0, lastHyphen)
  return /^\p{M}/u.test(characters[length] ?? '') ? cut.replace(/\P{M}\p{M}*$/u, '') : cut
}

/** Whether an address may name something by it; providers may make slugs by other rules than ours. */
export function isSlug(text: string): boolean {
  return text.length > 0 && text.length <= SLUG_MAX_READ && text.isWellFormed() && !UNFIT.test(text)
}

/** In UTF-16 units. */
const SLUG_MAX_READ = 300
const UNFIT = /[\p{Cc}%/\\]/u
