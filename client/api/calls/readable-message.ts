const MAX_CHARACTERS = 300

/** Markup, traces, queries, dumps and class names are for developers. */
const technical = [
  /<\/?[a-z!][^<>]*>/i,
  /^\s*at .+[:(]/m,
  /\b(stack ?trace|traceback|SQLSTATE|segfault|errno)\b/i,
  /\w(Exception|Error)\b|\bE[A-Z]{4,}\b/,
  /^\s*[[{]|[\]}]\s*$|&(#\d+|#x[\da-f]+|[a-z]+);/i,
  /\.(php|py|rb|js|mjs|ts|java|go|cs|ex|pl)\b(:|\(| on line |", line )\d*/i,
  /\w\\+\w+\\+\w|(^|\s)\/[\w.-]+\/[\w./-]+|\w::\w|->\w|\w\(\)/,
  /\b(select .+ from|insert into|update .+ set|delete from) /i,
]

/** A provider's message as people can read it, on one line; '' for anything else. */
export function readableMessage(message: string): string {
  if (technical.some((pattern) => pattern.test(message))) return ''
  const text = message.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  // Codes such as `ERR_42` or `internal_error`, and what has no words.
  if (!/\p{L}{2}|\p{Lo}/u.test(text) || /^[\w.:-]*[\d_:][\w.:-]*$/.test(text)) return ''
  const characters = Array.from(text)
  if (characters.length <= MAX_CHARACTERS) return text
  return `${characters
    .slice(0, MAX_CHARACTERS - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}
