import { connect } from 'node:net'

export type Answer = {
  /** 0: the other side hung up without a word, or said nothing in time. */
  status: number
  headers: ReadonlyMap<string, string>
  body: Buffer
  millis: number
  isLate: boolean
}

/** Writes bytes and reads one answer; hangs up its own side after the last byte when `hangsUp`. */
export function exchange(
  port: number,
  bytes: Buffer,
  { hangsUp, deadlineMs, isHead }: { hangsUp: boolean; deadlineMs: number; isHead: boolean },
): Promise<Answer> {
  return new Promise((resolve) => {
    const began = performance.now()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const chunks: Buffer[] = []
    let isSettled = false
    const settle = (isLate: boolean) => {
      if (isSettled) return
      isSettled = true
      clearTimeout(timer)
      const answer = parse(Buffer.concat(chunks))
      socket.destroy()
      resolve({ ...answer, millis: performance.now() - began, isLate })
    }
    const timer = setTimeout(() => settle(true), deadlineMs)
    socket.on('connect', () => {
      if (hangsUp) socket.end(bytes)
      else socket.write(bytes)
    })
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (isWhole(chunks, isHead)) settle(false)
    })
    // Whoever refuses a body early closes while it is still being sent.
    socket.on('error', () => settle(false))
    socket.on('end', () => settle(false))
    socket.on('close', () => settle(false))
  })
}

/** An answer that has a length, or no body at all, is over before its connection is. */
function isWhole(chunks: readonly Buffer[], isHead: boolean): boolean {
  const [first] = chunks
  if (!first) return false
  const end = first.indexOf(HEAD_END)
  if (end === -1) return false
  const head = first.subarray(0, end).toString('latin1').toLowerCase()
  if (/^http\/1\.1 1/.test(head)) return false
  if (isHead || /^http\/1\.1 (204|304)/.test(head) || head.includes('text/event-stream'))
    return true
  const last = chunks.at(-1)
  if (head.includes('transfer-encoding: chunked'))
    return Boolean(last?.subarray(-5).equals(LAST_CHUNK))
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  if (length === undefined) return false
  const seen = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  return seen >= end + HEAD_END.length + Number(length)
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')
const HEAD_END = '\r\n\r\n'

function parse(bytes: Buffer): Pick<Answer, 'status' | 'headers' | 'body'> {
  const end = bytes.indexOf(HEAD_END)
  if (end === -1) return { status: 0, headers: new Map(), body: bytes }
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const rest = bytes.subarray(end + HEAD_END.length)
  const status = Number(first.split(' ')[1])
  if (status < 200) return parse(rest)
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const isChunked = headers.get('transfer-encoding') === 'chunked'
  // What follows belongs to the next answer on the connection.
  const length = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  return { status, headers, body: isChunked ? joined(rest) : rest.subarray(0, length) }
}

function joined(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n', at)
    if (end === -1) return Buffer.concat(parts)
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16)
    if (!(size > 0)) return Buffer.concat(parts)
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}
