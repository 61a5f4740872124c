import { ApiError } from '@/client/api/api-error.ts'
import type { Translator } from './translator.ts'

/**
 * What to tell a person about a failed call: the dictionary's sentence for the provider's key, else
 * for the kind of failure; a refusal without either in the provider's own words.
 */
export function failureText(error: unknown, t: Translator): string {
  if (!(error instanceof ApiError)) return t('failure.unknown')
  const byKey = `failure.${error.key}`
  if (error.key && t.has(byKey)) return t(byKey)
  if (saysItself.has(error.kind) && error.message) return error.message
  const byKind = `failure.${error.kind}`
  return t.has(byKind) ? t(byKind) : t('failure.unknown')
}

/** The provider knows more about these than their kind tells. */
const saysItself = new Set<ApiError['kind']>(['refused', 'invalid'])
