import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as passed } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpEnvironment } from './http/exchange.ts'
import { type Listening, listen } from './listen.ts'

let server: Listening

beforeAll(async () => {
  const app = new Hono<HttpEnvironment>()
    .post('/', () => new Response('too large', { status: 413 }))
    .get('/', () => new Response('next'))
    .post('/destroyed', async ({ env }) => {
      for await (const _chunk of env?.incoming ?? []) break
      return new Response('too large', { status: 413 })
    })
    .post('/paused', ({ env }) => {
      // A reader that nobody reads pauses its source.
      if (env?.incoming) Readable.toWeb(env.incoming)
      return new Response('too large', { status: 413 })
    })
  server = await listen({ host: '127.0.0.1', port: 0, app })
})

afterAll(() => server.stop(0))

const PIECE = Buffer.alloc(256 * 1024)
const PIECES = 6

async function said(socket: Socket, text: string): Promise<void> {
  for (let all = ''; !all.includes(text); ) all += String((await once(socket, 'data'))[0])
}

it.each(['keep-alive', 'close'])(
  'keeps reading after a refusal, so that a slow client gets the reply: Connection: %s',
  async (connection) => {
    const socket = connect(server.port, '127.0.0.1')
    const closed = new Promise<string>((resolve) => {
      socket.on('error', () => {}).once('close', () => resolve('closed'))
    })
    const talk = async () => {
      const length = PIECE.length * PIECES
      socket.write(
        `POST / HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`,
      )
      await said(socket, 'too large')
      for (let sent = 0; sent < PIECES; sent += 1) {
        await passed(150)
        socket.write(PIECE)
      }
      if (connection === 'close') await once(socket, 'end')
      else {
        socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
        await said(socket, 'next')
      }
      return 'answered'
    }
    expect(await Promise.race([talk(), closed])).toBe('answered')
    socket.destroy()
  },
)

function post(path: string): Socket {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${PIECE.length}\r\n\r\n`)
  socket.write(PIECE)
  return socket
}

it('closes a connection whose body was destroyed', async () => {
  const socket = post('/destroyed')
  await said(socket, 'too large')
  await once(socket.resume(), 'close')
})

it('answers the next request after a body whose reader has paused it', async () => {
  const socket = post('/paused')
  await said(socket, 'too large')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await said(socket, 'next')
  socket.destroy()
})
