/** What is wrong with a field of a form, in words that providers share. */
export type SaidFault =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'subjectRequired'
  | 'messageRequired'

/** The fault that a provider's words for a refused field mean; null for words of its own. */
export function saidFault(words: string): SaidFault | null {
  return said.get(words) ?? null
}

/** Word for word the specification's, section 5. */
const said = new Map<string, SaidFault>([
  ['Name is required', 'nameRequired'],
  ['Email is required', 'emailRequired'],
  ['Email address is invalid', 'emailInvalid'],
  ['Subject is required', 'subjectRequired'],
  ['Message is required', 'messageRequired'],
])
