import { isRecord } from '@/domain/records.ts'
export type FailureKind =
  /** No answer: offline, refused connection, time-out. */
  | 'network'
  /** The provider understood and said no; its message says why. */
  | 'refused'
  /** Fields were not acceptable; `fields` names them when the provider does. */
  | 'invalid'
  | 'notFound'
  | 'unauthenticated'
  /** A package, feature or limit is missing; `data` is the package check, null for guests. */
  | 'packageRefused'
  | 'tooMany'
  /** The provider failed. */
  | 'server'
  /** The answer was no answer of this API. */
  | 'malformed'

type Facts = {
  message: string
  status?: number
  key?: string
  fields?: Record<string, string>
  data?: unknown
  retryAfterSeconds?: number
  cause?: unknown
}

/** The one failure that calls end with; what it means to a person is worded in client/text. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The provider's name of the cause; empty when it gave none. */
  readonly key: string
  /** Field as sent → why it was refused. */
  readonly fields: Readonly<Record<string, string>>
  readonly data: unknown
  /** How long to wait before another try, when the provider says so. */
  readonly retryAfterSeconds: number | null

  constructor(kind: FailureKind, facts: Facts) {
    super(facts.message, { cause: facts.cause })
    this.kind = kind
    this.status = facts.status ?? 0
    this.key = facts.key ?? ''
    this.fields = facts.fields ?? {}
    this.data = facts.data ?? null
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
  }
}

/**
 * The failure told by an answer: its kind from the key when it has one that says more than the
 * status, else from the status; a `kind` given knows better. Providers also fail with status 200
 * and an error flag.
 */
export function failureOf(response: Response, body: unknown, kind?: FailureKind): ApiError {
  const said = isRecord(body) ? body : {}
  const key = typeof said.key === 'string' ? said.key : keyOfOldFlags(said)
  const message = typeof said.message === 'string' ? said.message : ''
  return new ApiError(kind ?? kindOf(response.status, key, said.data), {
    message,
    status: response.status,
    key,
    fields: textsOf(said.fields),
    data: said.data,
    retryAfterSeconds: secondsOf(response.headers.get('Retry-After')),
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

function kindOf(status: number, key: string, data: unknown): FailureKind {
  const byKey = Object.hasOwn(kindsByKey, key) ? kindsByKey[key] : undefined
  if (byKey) return byKey
  if (isRecord(data) && 'package_available' in data) return 'packageRefused'
  return kindsByStatus[status] ?? (status >= 500 ? 'server' : 'refused')
}

/** Demo mode and deactivation, as providers without keys tell them. */
function keyOfOldFlags(body: Record<string, unknown>): string {
  if (body.is_active === false) return 'accountDeactivated'
  return body.code === 403 ? 'demoMode' : ''
}

function textsOf(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  )
}

/** Retry-After is seconds or a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const moment = Date.parse(retryAfter)
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}
