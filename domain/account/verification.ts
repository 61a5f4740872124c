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
  /** Empty for free text. */
  options: readonly string[]
}

/** Options, text, or a file's name. */
export type VerificationReply = string | readonly string[]

export type AnswerFault = 'missing' | 'notANumber' | 'notAChoice' | 'tooLong'

/** In characters. */
const MAX_ANSWER_LENGTH = 5000
const MAX_LINE_LENGTH = 300

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
      return given.some(({ length }) => length > maxLengthFor(kind)) ? 'tooLong' : null
  }
}

/** In characters. */
export function maxLengthFor(kind: VerificationKind): number {
  return kind === 'textarea' ? MAX_ANSWER_LENGTH : MAX_LINE_LENGTH
}

export function joinChoices(choices: readonly string[]): string {
  return choices.join(',')
}

/** Options may contain commas. Null if unknown text remains. */
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

/** Files are sent as an upload id, or inline without upload support. */
export type AnswerToSend = { id: number; value?: string | File; upload?: string }
