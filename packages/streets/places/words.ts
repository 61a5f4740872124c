/** Lower case, without accents and punctuation. */
export function toTokens(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæøłđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Words that stand for each other. Source of the American ones: USPS Publication 28, appendix C. */
const SAME_WORDS: readonly (readonly string[])[] = [
  ['street', 'st', 'str', 'saint'],
  ['avenue', 'ave', 'av', 'avenida', 'avda'],
  ['boulevard', 'blvd', 'bd'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl', 'plaza', 'platz', 'plz'],
  ['square', 'sq'],
  ['terrace', 'ter'],
  ['circle', 'cir'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['expressway', 'expy'],
  ['freeway', 'fwy'],
  ['alley', 'aly'],
  ['trail', 'trl'],
  ['crossing', 'xing'],
  ['heights', 'hts'],
  ['mount', 'mt'],
  ['mountain', 'mtn'],
  ['fort', 'ft'],
  ['point', 'pt'],
  ['station', 'sta', 'bahnhof', 'bhf'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ['northeast', 'ne'],
  ['northwest', 'nw'],
  ['southeast', 'se'],
  ['southwest', 'sw'],
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
  ['fifth', '5th'],
  ['sixth', '6th'],
  ['seventh', '7th'],
  ['eighth', '8th'],
  ['ninth', '9th'],
  ['tenth', '10th'],
  ['calle', 'c'],
  ['doctor', 'dr'],
  ['and', 'y', 'und'],
]
const SAME = new Map<string, Set<string>>()
for (const words of SAME_WORDS) {
  for (const word of words) SAME.set(word, new Set([...(SAME.get(word) ?? []), ...words]))
}

/** A word as people may type it: "St" for "Street", "hauptstr" for "Hauptstraße". */
export function listVariants(token: string): string[] {
  const variants = new Set([token, ...(SAME.get(token) ?? [])])
  const stem = /^(.{3,})str(?:asse)?$/.exec(token)?.[1]
  if (stem)
    for (const word of [`${stem}strasse`, `${stem}str`, 'strasse', 'str']) variants.add(word)
  return [...variants]
}

/** Typing errors forgiven in a word: 0 in short words and numbers. */
export function slipsAllowed(token: string): number {
  if (token.length < 3 || /\d/.test(token)) return 0
  return token.length < 6 ? 1 : 2
}

/**
 * Typing errors (letters missing, added, wrong or swapped) between what was typed and the word's
 * beginning, or the whole word; more than `most` are not counted.
 */
export function slipsBetween(word: string, typed: string, most: number): number {
  let least = most + 1
  for (let length = typed.length - 1; length <= typed.length + 1; length++) {
    if (length < 1 || length > word.length) continue
    least = Math.min(least, editDistance(word.slice(0, length), typed))
  }
  return Math.min(most + 1, least)
}

/** Optimal string alignment distance (L. Boytsov, 2011). */
function editDistance(one: string, other: string): number {
  let older: number[] = []
  let old = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1
      let cost = Math.min((row[j - 1] ?? 0) + 1, (old[j] ?? 0) + 1, (old[j - 1] ?? 0) + wrong)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) cost = Math.min(cost, (older[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    older = old
    old = row
  }
  return old[other.length] ?? 0
}

/** As PostgreSQL's pg_trgm: two spaces before the word, one after. */
export function toTrigrams(word: string): string[] {
  const padded = `  ${word} `
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
}
