import type { ApiError } from '@/client/api/api-error.ts'
import { failureText } from '@/client/text/failure-text.ts'
import type { Translator } from '@/client/text/translator.ts'

/** Why something was not done: what only administrators are told, else what everybody is. */
export function refusalText(error: ApiError, t: Translator): string {
  const key = `admin.refusal.${error.key}`
  return error.key && t.has(key) ? t(key) : failureText(error, t)
}

/** Whether the provider said no, so that the same sent once more changes nothing; else it may never have arrived. */
export function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 429
}
