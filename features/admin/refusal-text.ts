import type { ApiError } from '@/client/api/calls/api-error.ts'
import { failureText } from '@/client/text/failure-text.ts'
import type { Translator } from '@/client/text/translator.ts'

/** Error message: admin wording if available, otherwise the general one. */
export function refusalText(error: ApiError, t: Translator): string {
  const key = `admin.refusal.${error.key}`
  return error.key && t.has(key) ? t(key) : failureText(error, t)
}

/**
 * Whether the provider rejected the request, so retrying is pointless. Otherwise it may never have
 * arrived.
 */
export function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 429
}
