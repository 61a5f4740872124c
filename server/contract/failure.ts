export type FailureCode = keyof typeof FAILURES

export type FailureOptions = {
  /** Field as sent → reason. */
  fields?: Readonly<Record<string, string>>
  data?: object | null
  /** More specific than the code; clients translate it. */
  key?: string
  retryAfterSeconds?: number
  allow?: readonly string[]
  cause?: unknown
}

export type FailureBody = {
  error: true
  message: string
  key: string
  fields?: Readonly<Record<string, string>>
  data: object | null
}

export const FAILURES = {
  malformed: { status: 400, key: 'malformed', message: 'The request could not be read.' },
  unauthenticated: { status: 401, key: 'unauthenticated', message: 'Please sign in first.' },
  forbidden: { status: 403, key: 'forbidden', message: 'You are not allowed to do this.' },
  packageRefused: {
    status: 403,
    key: 'packageRefused',
    message: 'Your Package Limit is Over. Please Purchase Package.',
  },
  demoMode: { status: 403, key: 'demoMode', message: 'This Action is Not Allowed in Demo Mode' },
  deactivated: {
    status: 403,
    key: 'deactivated',
    message: 'Your Account have been Deactivetd by Admin. please connect them.',
  },
  notFound: { status: 404, key: 'notFound', message: 'This was not found.' },
  methodNotAllowed: {
    status: 405,
    key: 'methodNotAllowed',
    message: 'This address does not take this method.',
  },
  conflict: { status: 409, key: 'conflict', message: 'Already done.' },
  tooLarge: { status: 413, key: 'tooLarge', message: 'The request is too large.' },
  invalid: { status: 422, key: 'invalid', message: 'A value is not allowed.' },
  tooMany: { status: 429, key: 'tooMany', message: 'Too many requests, try again later' },
  internal: { status: 500, key: 'internal', message: 'Something went wrong.' },
  notBuilt: { status: 501, key: 'notBuilt', message: 'This is not available yet.' },
  unavailable: { status: 503, key: 'unavailable', message: 'The service is starting.' },
} as const satisfies Record<string, { status: number; key: string; message: string }>

/** Thrown by services and handlers to refuse; `message` is shown to users. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly options: FailureOptions

  constructor(code: FailureCode, message: string, options: FailureOptions) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'Failure'
    this.message = clip(message, MAX_MESSAGE)
    this.code = code
    this.options = options
  }

  get status(): number {
    return FAILURES[this.code].status
  }

  get headers(): Record<string, string> {
    const { retryAfterSeconds, allow } = this.options
    return {
      ...(retryAfterSeconds === undefined
        ? {}
        : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
      ...(allow ? { Allow: allow.join(', ') } : {}),
      ...(this.code === 'unauthenticated' ? { 'WWW-Authenticate': 'Bearer' } : {}),
    }
  }

  toBody(): FailureBody {
    const { fields, data = null, key = FAILURES[this.code].key } = this.options
    const limited = fields && { fields: limitFields(fields) }
    return { error: true, message: this.message, key, ...limited, data }
  }
}

export const MAX_REASONS = 50
const MAX_MESSAGE = 500
const MAX_FIELD_NAME = 200
const MAX_FIELDS_BYTES = 12 * 1024

/** Keeps a reply short, whatever the request was. */
function limitFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const kept: [string, string][] = []
  let bytes = 0
  for (const [name, reason] of Object.entries(fields).slice(0, MAX_REASONS)) {
    const entry: [string, string] = [clip(name, MAX_FIELD_NAME), clip(reason, MAX_MESSAGE)]
    bytes += Buffer.byteLength(JSON.stringify(entry))
    if (bytes > MAX_FIELDS_BYTES) break
    kept.push(entry)
  }
  return Object.fromEntries(kept)
}

export function clip(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).toWellFormed()}…`
}

/** For example `throw failure('notFound', 'This listing was not found.')`. */
export function failure(
  code: FailureCode,
  message: string = FAILURES[code].message,
  options: FailureOptions = {},
): Failure {
  return new Failure(code, message, options)
}

/**
 * 422 with the first reason as message: `limit must be at least 1`. A capitalized reason stands
 * alone as a sentence.
 */
export function invalid(fields: Readonly<Record<string, string>>): Failure {
  const [name, reason] = Object.entries(fields)[0] ?? []
  if (!name || !reason) return failure('invalid', undefined, { fields })
  return failure('invalid', /^\p{Lu}/u.test(reason) ? reason : `${name} ${reason}`, { fields })
}
