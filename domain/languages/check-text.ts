import { readPluralRules } from './plural-forms.ts'
import { listForms, type TextForm, type TextForms } from './text-forms.ts'

export const MAX_TEXT_LENGTH = 2_000

export type TextFault = {
  form: TextForm
  reason:
    | 'required'
    | 'unknownForm'
    | 'tooLong'
    | 'markup'
    | 'placeholderMissing'
    | 'placeholderUnknown'
  /** Name of the placeholder; '' for other reasons. */
  placeholder: string
}

/**
 * Faults of a translation of a shipped English sentence, in the order of its forms. Plural forms may
 * leave `{count}` out, as they may say the number in words.
 */
export function checkText(
  forms: TextForms,
  { english, language }: { english: TextForms; language: string },
): TextFault[] {
  const { required, allowed } = listWantedForms(english, language)
  const missing = required
    .filter((form) => (forms[form] ?? '') === '')
    .map((form): TextFault => ({ form, reason: 'required', placeholder: '' }))
  const written = listForms(forms).filter(([form, text]) => text !== '' || !allowed.has(form))
  return [...missing, ...written.flatMap(([form, text]) => checkForm(form, text, english, allowed))]
}

/** Forms that a translation needs, and all that it may have. */
export function listWantedForms(
  english: TextForms,
  language: string,
): { required: TextForm[]; allowed: ReadonlySet<TextForm> } {
  const plain: TextForm[] = english.text === undefined ? [] : ['text']
  if (english.other === undefined) return { required: plain, allowed: new Set(plain) }
  const { required, optional } = readPluralRules(language)
  const needed = [...plain, ...required]
  return { required: needed, allowed: new Set([...needed, ...optional]) }
}

function checkForm(
  form: TextForm,
  text: string,
  english: TextForms,
  allowed: ReadonlySet<TextForm>,
): TextFault[] {
  const fault = (reason: TextFault['reason'], placeholder = ''): TextFault => {
    return { form, reason, placeholder }
  }
  if (!allowed.has(form)) return [fault('unknownForm')]
  if (text.length > MAX_TEXT_LENGTH) return [fault('tooLong')]
  const wanted = listPlaceholders(english[form === 'text' ? 'text' : 'other'] ?? '')
  const there = listPlaceholders(text)
  const isFree = (name: string) => form !== 'text' && name === 'count'
  return [
    ...(/[<>]/.test(text) ? [fault('markup')] : []),
    ...[...wanted]
      .filter((name) => !there.has(name) && !isFree(name))
      .map((name) => fault('placeholderMissing', name)),
    ...[...there]
      .filter((name) => !wanted.has(name) && !isFree(name))
      .map((name) => fault('placeholderUnknown', name)),
  ]
}

function listPlaceholders(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
}

/** The provider's words for a fault. */
export function formatFault({ reason, placeholder }: TextFault): string {
  switch (reason) {
    case 'placeholderMissing':
      return `must contain {${placeholder}}`
    case 'placeholderUnknown':
      return `must not contain {${placeholder}}`
    default:
      return PLAIN[reason]
  }
}

/** The fault that the provider's words stand for; null for other words. */
export function parseFault(words: string): Omit<TextFault, 'form'> | null {
  const [, not, placeholder = ''] = /^must (not )?contain \{(\w+)\}$/.exec(words) ?? []
  if (placeholder) {
    return { reason: not ? 'placeholderUnknown' : 'placeholderMissing', placeholder }
  }
  const reason = PLAIN_REASONS.find((name) => PLAIN[name] === words)
  return reason ? { reason, placeholder: '' } : null
}

const PLAIN_REASONS = ['required', 'unknownForm', 'tooLong', 'markup'] as const
const PLAIN: Record<(typeof PLAIN_REASONS)[number], string> = {
  required: 'is required',
  unknownForm: 'is not a plural form of this language',
  tooLong: `must have at most ${MAX_TEXT_LENGTH} characters`,
  markup: 'must not contain < or >',
}
