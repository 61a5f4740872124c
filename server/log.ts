import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino'

export type Logger = PinoLogger

/**
 * JSON log, one object per line. Never log query strings, tokens, codes or phone numbers; log
 * errors as `err`, which is masked.
 */
export function createLogger(destination: DestinationStream = bufferedOutput()): Logger {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination,
  )
}

export function silentLogger(): Logger {
  return pino({ enabled: false })
}

const FLUSH_MS = 250
const BUFFER_CHARACTERS = 4096

/**
 * Buffers lines, so that requests do not wait for writes. Pino's own destination retries its last
 * flush forever on a broken pipe, so a process whose parent was killed would never end.
 */
function bufferedOutput({ stdout } = process): DestinationStream {
  let waiting = ''
  const pass = () => {
    if (waiting !== '') stdout.write(waiting)
    waiting = ''
  }
  stdout.on('error', () => {}) // No reader is left.
  setInterval(pass, FLUSH_MS).unref()
  process.on('exit', pass)
  return {
    write: (line) => {
      waiting += line
      if (waiting.length >= BUFFER_CHARACTERS) pass()
    },
  }
}

type ErrorFacts = {
  type: string
  message?: string
  code?: string
  table?: string
  constraint?: string
  stack: string
  cause?: ErrorFacts
}

/**
 * A database error repeats user input, so only its code and location are kept; in other messages
 * long digit runs are masked.
 */
function describeError(thrown: unknown): ErrorFacts {
  if (!(thrown instanceof Error)) return { type: typeof thrown, stack: '' }
  const facts: ErrorFacts = { type: thrown.name, stack: frames(thrown.stack) }
  const fromDatabase = 'severity' in thrown
  if (!fromDatabase) facts.message = thrown.message.replace(/\d{4,}/g, '#')
  for (const name of ['code', 'table', 'constraint'] as const) {
    const value = Reflect.get(thrown, name)
    if (typeof value === 'string') facts[name] = value
  }
  if (thrown.cause !== undefined) facts.cause = describeError(thrown.cause)
  return facts
}

/** Only the frames: the lines above them repeat the message. */
function frames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}
