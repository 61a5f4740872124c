export type Received =
  | { kind: 'startup' }
  | { kind: 'encryption' }
  | { kind: 'messages'; messages: Uint8Array }
  | { kind: 'end' }

/** `code` is an SQLSTATE. */
export class ProtocolViolation extends Error {
  readonly code: string

  constructor(code: string, sentence: string) {
    super(sentence)
    this.name = 'ProtocolViolation'
    this.code = code
  }
}

/**
 * Splits a client's bytes into messages and passes only safe ones. The engine reads from a buffer,
 * not a connection: an unknown or incomplete message, or a COPY waiting for rows, would crash it
 * together with the process.
 */
export class WireReader {
  #bytes: Buffer = Buffer.alloc(0)
  /** Not yet joined to `#bytes`: joining each chunk would copy long messages repeatedly. */
  #arrived: Uint8Array[] = []
  #arrivedBytes = 0
  #wantedBytes = 0
  #hasStarted = false

  push(chunk: Uint8Array): void {
    this.#arrived.push(chunk)
    this.#arrivedBytes += chunk.length
  }

  /** Undefined until more arrives. Throws ProtocolViolation. */
  next(): Received | undefined {
    if (this.#bytes.length + this.#arrivedBytes < this.#wantedBytes) return undefined
    this.#bytes = Buffer.concat([this.#bytes, ...this.#arrived])
    this.#arrived = []
    this.#arrivedBytes = 0
    this.#wantedBytes = 0
    return this.#hasStarted ? this.#nextMessages() : this.#nextStartup()
  }

  #nextStartup(): Received | undefined {
    if (this.#bytes.length < STARTUP_HEADER_BYTES) return undefined
    const length = this.#bytes.readInt32BE(0)
    if (length < STARTUP_HEADER_BYTES || length > LONGEST_STARTUP_BYTES) throw garbled()
    if (this.#bytes.length < length) return undefined
    const code = this.#bytes.readInt32BE(4)
    this.#bytes = this.#bytes.subarray(length)
    if (code === STARTUP_CODE.tls || code === STARTUP_CODE.gss) return { kind: 'encryption' }
    if (code === STARTUP_CODE.cancel) return { kind: 'end' }
    if (code >>> 16 !== PROTOCOL_MAJOR) throw garbled()
    this.#hasStarted = true
    return { kind: 'startup' }
  }

  /** Groups messages, so that they reach the engine in one call. */
  #nextMessages(): Received | undefined {
    const allowed: Buffer[] = []
    for (let frame = this.#frame(); frame; frame = this.#frame()) {
      const type = String.fromCharCode(frame[0] ?? 0)
      if (type === 'X') return this.#endAfter(allowed)
      if (STRAY_COPY_TYPES.has(type)) continue
      if (!KNOWN_TYPES.has(type)) throw garbled()
      if (type === 'Q' || type === 'P') refuseUnsafe(parseStatement(type, frame))
      allowed.push(frame)
    }
    if (allowed.length === 0) return undefined
    return { kind: 'messages', messages: Buffer.concat(allowed) }
  }

  #endAfter(allowed: Buffer[]): Received {
    if (allowed.length === 0) return { kind: 'end' }
    this.#bytes = Buffer.concat([TERMINATE, this.#bytes])
    return { kind: 'messages', messages: Buffer.concat(allowed) }
  }

  #frame(): Buffer | undefined {
    if (this.#bytes.length < 5) return undefined
    const length = this.#bytes.readInt32BE(1)
    if (length < 4 || length > LONGEST_MESSAGE_BYTES) throw garbled()
    if (this.#bytes.length < length + 1) {
      this.#wantedBytes = length + 1
      return undefined
    }
    const frame = this.#bytes.subarray(0, length + 1)
    this.#bytes = this.#bytes.subarray(length + 1)
    return frame
  }
}

const STARTUP_HEADER_BYTES = 8
const LONGEST_STARTUP_BYTES = 10_000
const LONGEST_MESSAGE_BYTES = 64 * 1024 * 1024
const PROTOCOL_MAJOR = 3
/** Source: https://www.postgresql.org/docs/current/protocol-message-formats.html */
const STARTUP_CODE = { cancel: 80877102, tls: 80877103, gss: 80877104 }
const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4])

/** Query, Parse, Bind, Describe, Execute, Close, Sync, Flush. */
const KNOWN_TYPES = new Set(['Q', 'P', 'B', 'D', 'E', 'C', 'S', 'H'])
/** CopyData, CopyDone and CopyFail outside a copy; PostgreSQL ignores them, too. */
const STRAY_COPY_TYPES = new Set(['d', 'c', 'f'])

const UNSAFE_STATEMENTS = [
  { found: /(^|;)\s*copy\b[^;]*\bfrom\s+stdin\b/i, name: 'COPY … FROM STDIN' },
  { found: /(^|;)\s*(un)?listen\b/i, name: 'LISTEN and UNLISTEN' },
  { found: /(^|;)\s*discard\s+all\b/i, name: 'DISCARD ALL' },
]

/** The session is shared with the owning process, which needs its LISTENs. */
function refuseUnsafe(statement: string): void {
  const plain = statement.replace(/\/\*[\s\S]*?\*\/|--[^\n]*/g, ' ')
  const unsafe = UNSAFE_STATEMENTS.find(({ found }) => found.test(plain))
  if (!unsafe) return
  throw new ProtocolViolation(
    '0A000',
    `${unsafe.name} cannot be used on the embedded database through its local socket`,
  )
}

/** A Parse message starts with the statement's name. */
function parseStatement(type: string, frame: Buffer): string {
  const body = frame.toString('utf8', 5)
  return (type === 'P' ? body.split('\0')[1] : body.split('\0')[0]) ?? ''
}

function garbled(): ProtocolViolation {
  return new ProtocolViolation('08P01', 'That is not a message of the PostgreSQL protocol')
}
