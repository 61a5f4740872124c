import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { nearFetch } from './near-fetch.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = JSON.parse(JSON.stringify(started.address()))
  return `http://127.0.0.1:${port}/api/faqs?limit=2`
}

const never = new AbortController().signal

test('sends the given headers and returns status, headers and text', async () => {
  const url = await serve((request, response) => {
    response.writeHead(404, { 'content-type': 'application/json', 'x-request-id': 'r-1' })
    response.end(
      JSON.stringify({ path: request.url, language: request.headers['content-language'] }),
    )
  })
  const request = new Request(url, { headers: { 'Content-Language': 'de' } })
  const response = await nearFetch(request, { signal: never })
  expect([response.status, response.ok]).toEqual([404, false])
  expect(response.headers.get('x-request-id')).toBe('r-1')
  expect(JSON.parse(await response.text())).toEqual({ path: '/api/faqs?limit=2', language: 'de' })
})

test('rejects with the reason of the abort signal', async () => {
  const url = await serve(() => {})
  const signal = AbortSignal.timeout(20)
  await expect(nearFetch(new Request(url), { signal })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})

test('rejects an interrupted response', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{')
    setTimeout(() => response.destroy(), 10)
  })
  await expect(nearFetch(new Request(url), { signal: never })).rejects.toThrow()
})

test('reconnects when a kept-alive connection was closed', async () => {
  let asked = 0
  const url = await serve((request, response) => {
    asked++
    if (asked === 2) request.socket.destroy()
    else response.end('{}')
  })
  await (await nearFetch(new Request(url), { signal: never })).text()
  const again = await nearFetch(new Request(url), { signal: never })
  expect([await again.text(), asked]).toEqual(['{}', 3])
})

test('rejects at once when nothing listens', async () => {
  const url = await serve(() => {})
  server?.close()
  await expect(nearFetch(new Request(url), { signal: never })).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  })
})
