import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { endHalfSentRequests } from './half-sent-requests.ts'

const HEADERS_MS = 200
endHalfSentRequests(HEADERS_MS)

const server = createServer((_request, response) => {
  setTimeout(() => response.end('whole'), 2 * HEADERS_MS)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function sendPart(text: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let said = ''
  socket.on('data', (chunk) => (said += chunk))
  socket.write(text)
  return { socket, said: () => said }
}

it('closes a connection with an incomplete request', async () => {
  const { socket, said } = await sendPart('GET / HTTP/1.1\r\nHost: loc')
  await once(socket, 'close')
  expect(said()).toBe('')
})

it('waits for the response to a complete request', async () => {
  const { socket, said } = await sendPart(
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  )
  await once(socket, 'close')
  expect(said()).toContain('whole')
})
