/** How a question of the form that agents prove themselves by is answered. */
export type VerificationKind =
  | 'text'
  | 'number'
  | 'radio'
  | 'checkbox'
  | 'dropdown'
  | 'textarea'
  | 'file'

export type VerificationQuestion = {
  kind: VerificationKind
  isRequired: boolean
  /** The choices; none of free questions. */
  options: readonly string[]
}

/** What is answered: the choices that were ticked, else a text; of files it is their name. */
export type VerificationReply = string | readonly string[]

export type AnswerFault = 'missing' | 'notANumber' | 'notAChoice' | 'tooLong'

/** The longest answer that is taken, in characters. */
const ANSWER_LONGEST = 5000
const LINE_LONGEST = 300

/** What is wrong with an answer; null for one that can be sent. */
export function answerFault(
  { kind, isRequired, options }: VerificationQuestion,
  reply: VerificationReply,
): AnswerFault | null {
  const given = (typeof reply === 'string' ? [reply.trim()] : reply).filter(Boolean)
  if (given.length === 0) return isRequired ? 'missing' : null
  switch (kind) {
    case 'number':
      return given.every((one) => NUMBER.test(one)) ? null : 'notANumber'
    case 'radio':
    case 'dropdown':
      return given.length === 1 && options.includes(given[0] ?? '') ? null : 'notAChoice'
    case 'checkbox':
      return given.every((one) => options.includes(one)) ? null : 'notAChoice'
    default:
      return given.some(({ length }) => length > longestOf(kind)) ? 'tooLong' : null
  }
}

/** How long an answer of this kind may be, in characters. */
export function longestOf(kind: VerificationKind): number {
  return kind === 'textarea' ? ANSWER_LONGEST : LINE_LONGEST
}

/** Ticked choices as the wire has them. */
export function joinChoices(choices: readonly string[]): string {
  return choices.join(',')
}

/**
 * The choices of a joined text, each once, in the order of `options`; a choice may have commas itself. Null when
 * something else is among them.
 */
export function splitChoices(joined: string, options: readonly string[]): string[] | null {
  const longestFirst = [...options].sort((a, b) => b.length - a.length)
  const ticked = new Set<string>()
  let rest = joined.trim()
  while (rest) {
    const next = longestFirst.find((one) => rest === one || rest.startsWith(`${one},`))
    if (!next) return null
    ticked.add(next)
    rest = rest.slice(next.length + 1).trimStart()
  }
  return options.filter((one) => ticked.has(one))
}

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/

/** One answer on its way; a file goes as an upload, or itself where the provider takes none. */
export type AnswerToSend = { id: number; value?: string | File; upload?: string }
