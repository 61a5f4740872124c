import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino'

export type Logger = PinoLogger

/**
 * The structured log: one JSON object per line. Nothing written to it may carry query strings,
 * tokens, codes or telephone numbers; errors go in as `err`, which keeps to that.
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

/** A log that says nothing, for tests and tools. */
export function silentLogger(): Logger {
  return pino({ enabled: false })
}

const FLUSH_MS = 250
const BUFFER_CHARACTERS = 4096

/**
 * Lines are gathered for a moment, so that a request does not wait for a write. Not pino's own
 * destination: at its last flush that asks a pipe nobody reads any more for ever, and a process
 * whose parent was killed would never end.
 */
function bufferedOutput({ stdout } = process): DestinationStream {
  let waiting = ''
  const pass = () => {
    if (waiting !== '') stdout.write(waiting)
    waiting = ''
  }
  stdout.on('error', () => {}) // There is nobody left to tell.
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
 * An error without the values it may quote: a database error repeats what people sent, so only
 * its code and place are kept; in other messages runs of digits are masked.
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

/** The frames alone: the lines above them repeat the message. */
function frames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}
