/** A hint for the form, not a guarantee. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Runs such as "aaaa" or "1234" count as one character. */
export function passwordStrength(password: string): PasswordStrength {
  const letters = [...password]
  const own = letters.filter((letter, at) => !follows(letter, letters[at - 1])).length
  const points = own + (kindsIn(password) - 1) * POINTS_PER_KIND
  if (points >= STRONG) return 'strong'
  return points >= FAIR ? 'fair' : 'weak'
}

const POINTS_PER_KIND = 1
const FAIR = 9
const STRONG = 12

function kindsIn(password: string): number {
  return [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
}

function follows(letter: string, before: string | undefined): boolean {
  if (before === undefined) return false
  const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  return Math.abs(step) <= 1
}
