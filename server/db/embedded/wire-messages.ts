/**
 * A message is one letter, a length that includes itself, and a body. Source:
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

/** A simple query of any number of statements. */
export function queryMessage(statements: string): Buffer {
  return message('Q', text(statements))
}

export function syncMessage(): Buffer {
  return message('S')
}

/** Reply to a start-up message: authentication OK, parameters, ready. */
export function greeting(settings: Record<string, string>, processId: number): Buffer {
  const known = Object.entries(settings).map(([name, value]) =>
    message('S', text(name), text(value)),
  )
  return Buffer.concat([
    message('R', int32(0)),
    ...known,
    message('K', int32(processId), int32(0)),
    message('Z', Buffer.from('I')),
  ])
}

/** `code` is an SQLSTATE. */
export function fatalMessage(code: string, sentence: string): Buffer {
  const fields = { S: 'FATAL', V: 'FATAL', C: code, M: sentence }
  const body = Object.entries(fields).map(([field, value]) =>
    Buffer.concat([Buffer.from(field), text(value)]),
  )
  return message('E', ...body, Buffer.alloc(1))
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`)
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
