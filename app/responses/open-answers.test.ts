import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { endStreamsWithProcess } from './open-answers.ts'

/** Calls the signal's listener without sending a signal. */
function asked(signal: 'SIGTERM'): void {
  process.listeners(signal).at(-1)?.(signal)
}

test('ends streams and idle connections on SIGTERM, and finishes other responses', async () => {
  endStreamsWithProcess()
  let finish: ServerResponse | undefined
  const server = createServer((request, response) => {
    if (request.url === '/stream') {
      response.setHeader('Content-Type', 'text/event-stream; charset=utf-8')
      response.write(':\n\n')
    } else {
      response.setHeader('Content-Type', 'text/html')
      response.write('half ')
      finish = response
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const agent = new Agent({ keepAlive: true })
  const ask = async (path: string): Promise<IncomingMessage> => {
    const [reply] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response')
    return reply
  }
  const stream = text(await ask('/stream'))
  const page = text(await ask('/page'))
  const closed = once(server.close(), 'close')
  asked('SIGTERM')
  expect(await stream).toBe(':\n\n')
  finish?.end('whole')
  expect(await page).toBe('half whole')
  await closed
  agent.destroy()
})
