import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { followConnections, setStatus } from './connections.ts'

followConnections()

test('a page under way knows who connected and sets the status of its own answer', async () => {
  const server = createServer(async (request, response) => {
    await Promise.resolve()
    if (request.url === '/missing') expect(setStatus(404)).toBe(true)
    response.end(request.headers['x-forwarded-for'])
    await once(response, 'close')
    expect(setStatus(500)).toBe(false)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return [reply.status, await reply.text()]
  }
  expect(await Promise.all([ask('/missing'), ask('/there')])).toEqual([
    [404, '127.0.0.1'],
    [200, '127.0.0.1'],
  ])
  expect(await ask('/there', { 'X-Forwarded-For': '203.0.113.9, 10.0.0.1' })).toEqual([
    200,
    '203.0.113.9, 10.0.0.1, 127.0.0.1',
  ])
  server.close()
})

test('outside an answer there is no status to set', () => {
  expect(setStatus(404)).toBe(false)
})
