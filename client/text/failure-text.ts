import { ApiError } from '@/client/api/calls/api-error.ts'
import { readableMessage } from './readable-message.ts'
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

/** The provider's message as people can read it; '' without one. */
export function providerMessage({ kind, message }: ApiError): string {
  return saysItself.has(kind) ? readableMessage(message) : ''
}

/** The provider's message is more specific for these; of the others it is ours or a technical one. */
const saysItself = new Set<ApiError['kind']>([
  'refused',
  'invalid',
  'notFound',
  'tooMany',
  'server',
])
