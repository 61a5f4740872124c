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
  /** The provider wrote the message, and people can read it. */
  isReadable?: boolean
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
  readonly isReadable: boolean
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The provider's name of the cause; empty when it gave none. */
  readonly key: string
  /** Field as sent → why it was refused. */
  readonly fields: Readonly<Record<string, string>>
  readonly data: unknown
  /** Wait time before a retry, if the provider sends one. */
  readonly retryAfterSeconds: number | null

  constructor(kind: FailureKind, facts: Facts) {
    super(facts.message, { cause: facts.cause })
    this.kind = kind
    this.isReadable = facts.isReadable ?? false
    this.status = facts.status ?? 0
    this.key = facts.key ?? ''
    this.fields = facts.fields ?? {}
    this.data = facts.data ?? null
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
  }
}

/** Whether a package or signing in would show it. */
export function isGated({ kind }: ApiError): boolean {
  return kind === 'packageRefused' || kind === 'unauthenticated'
}

/** Whether the provider is away, and is worth asking again in a moment. */
export function isOutage({ kind, status }: ApiError): boolean {
  return kind === 'network' || status === 503
}
