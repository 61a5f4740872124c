import { ApiError } from '@/client/api/calls/api-error.ts'
import { reasonText } from './reason-text.ts'
import type { Translator } from './translator.ts'

/**
 * Error message for a failed call: the translation of the provider's key, else the provider's own
 * message if people can read it, else the translation of the error kind. `prefix`: keys of an
 * area's own refusals.
 */
export function failureText(error: unknown, t: Translator, prefix?: `${string}.`): string {
  if (!(error instanceof ApiError)) return t('shell.failure.unknown')
  const own = prefix && error.key && reasonText(error.key, prefix, t)
  if (own && own !== error.key) return own
  const byKey = `shell.failure.${error.key}`
  if (error.key && t.has(byKey)) return t(byKey)
  const message = providerMessage(error)
  if (message) return message
  const byKind = `shell.failure.${error.kind}`
  return t.has(byKind) ? t(byKind) : t('shell.failure.unknown')
}

/** The provider's own message; '' without one that people can read. */
export function providerMessage({ kind, message, isReadable }: ApiError): string {
  const saysItself = kind === 'refused' || kind === 'invalid'
  return saysItself || (isReadable && kind !== 'unauthenticated' && kind !== 'packageRefused')
    ? message
    : ''
}
