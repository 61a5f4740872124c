import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; text: string; body: string; millis: number }

/**
 * Sends bytes as they are and reads until the answer is whole or the other side hangs up.
 * Status 0: the connection ended, or the time was over, without an answer.
 */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const started = performance.now()
  const socket = connect(port, '127.0.0.1')
  // Refusals close the connection under what is still being sent.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  const text = await firstAnswer(socket)
  socket.destroy()
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
  return { status, text, body: bodyOf(text), millis: Math.round(performance.now() - started) }
}

/** An answer that has not come by then never comes; a busy machine takes seconds. */
const NEVER_MILLISECONDS = 30_000

function firstAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const timer = setTimeout(() => resolve(text), NEVER_MILLISECONDS)
    const finish = () => {
      clearTimeout(timer)
      resolve(text)
    }
    socket.on('data', (chunk) => {
      text += chunk
      if (isWhole(text)) finish()
    })
    socket.on('close', finish)
  })
}

function isWhole(text: string): boolean {
  if (!text.includes(HEAD_END)) return false
  const length = announcedLength(text)
  return Number.isNaN(length) || Buffer.byteLength(text.slice(bodyStart(text))) >= length
}

/** Of the first answer: what follows on the connection is answered too. */
function bodyOf(text: string): string {
  if (!text.includes(HEAD_END)) return ''
  const rest = Buffer.from(text.slice(bodyStart(text)))
  const length = announcedLength(text)
  return String(Number.isNaN(length) ? rest : rest.subarray(0, length))
}

const HEAD_END = '\r\n\r\n'
const bodyStart = (text: string): number => text.indexOf(HEAD_END) + HEAD_END.length

function announcedLength(text: string): number {
  const head = text.slice(0, text.indexOf(HEAD_END))
  return Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
}
