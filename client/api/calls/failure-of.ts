import { isRecord } from '@/domain/values/records.ts'
import { ApiError, type FailureKind } from './api-error.ts'
import { readableMessage } from './readable-message.ts'

/**
 * Failure of an answer: its kind comes from the key if that says more than the status, else from the status; a given
 * `kind` wins. Providers also fail with status 200 and an error flag.
 */
export function toApiError(response: Response, body: unknown, kind?: FailureKind): ApiError {
  const answer = isRecord(body) ? body : {}
  const raw = typeof answer.message === 'string' ? answer.message : ''
  const message = readableMessage(raw)
  const key = typeof answer.key === 'string' ? answer.key : keyOfOldFlags(answer, raw)
  return new ApiError(kind ?? toFailureKind(response.status, key, answer.data), {
    message,
    isReadable: message !== '',
    cause: raw,
    status: response.status,
    key,
    fields: toFieldTexts(answer.fields),
    data: answer.data,
    retryAfterSeconds: parseRetryAfter(response.headers),
  })
}

const kindsByKey: Record<string, FailureKind> = {
  invalid: 'invalid',
  notFound: 'notFound',
  packageRefused: 'packageRefused',
  tooMany: 'tooMany',
  unauthenticated: 'unauthenticated',
  accountDeactivated: 'refused',
  emailNotVerified: 'refused',
  notBuilt: 'refused',
}

const kindsByStatus: Record<number, FailureKind> = {
  401: 'unauthenticated',
  404: 'notFound',
  422: 'invalid',
  429: 'tooMany',
}

function toFailureKind(status: number, key: string, data: unknown): FailureKind {
  const byKey = Object.hasOwn(kindsByKey, key) ? kindsByKey[key] : undefined
  if (byKey) return byKey
  if (isRecord(data) && 'package_available' in data) return 'packageRefused'
  return kindsByStatus[status] ?? (status >= 500 ? 'server' : 'refused')
}

/** As providers without keys tell them: deactivation, demo mode, an address that is not verified. */
function keyOfOldFlags(body: Record<string, unknown>, message: string): string {
  if (/^please first verify your email address\W*$/i.test(message)) return 'emailNotVerified'
  if (body.is_active === false) return 'accountDeactivated'
  return body.code === 403 ? 'demoMode' : ''
}

function toFieldTexts(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  )
}

/** Retry-After is seconds or a date; a date is one of the provider's clock, not of the device's. */
function parseRetryAfter(headers: Headers): number | undefined {
  const retryAfter = headers.get('Retry-After')
  if (!retryAfter) return undefined
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const moment = Date.parse(retryAfter)
  const now = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(moment)) return undefined
  return Math.max(0, Math.ceil((moment - (Number.isNaN(now) ? Date.now() : now)) / 1000))
}
