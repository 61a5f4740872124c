import { ApiError } from '@/client/api/calls/api-error.ts'
import { reasonText } from './reason-text.ts'
import type { Translator } from './translator.ts'

/**
 * Error message for a failed call: the translation of the provider's key, else the provider's own
 * message if it refused the request, else the translation of the error kind. `prefix`: keys of an
 * area's own refusals.
 */
export function failureText(error: unknown, t: Translator, prefix?: `${string}.`): string {
  if (!(error instanceof ApiError)) return t('shell.failure.unknown')
  const own = prefix && error.key && reasonText(error.key, prefix, t)
  if (own && own !== error.key) return own
  const byKey = `shell.failure.${error.key}`
  if (error.key && t.has(byKey)) return t(byKey)
  if (saysItself.has(error.kind) && error.message) return error.message
  const byKind = `shell.failure.${error.kind}`
  return t.has(byKind) ? t(byKind) : t('shell.failure.unknown')
}

/** The provider's message is more specific for these. */
const saysItself = new Set<ApiError['kind']>(['refused', 'invalid'])
