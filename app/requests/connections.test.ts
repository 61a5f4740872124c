import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import { trustedProxies } from '@/domain/web/trusted-proxies.ts'
import { followConnections, setStatus, settleForwarding } from './connections.ts'

followConnections()

test('passes the peer address to pages and sets the status of their own response', async () => {
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
  server.close()
})

const DIRECT = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' }
const FORWARDED = {
  'x-forwarded-for': '203.0.113.9, 10.0.0.1',
  'x-forwarded-host': 'homes.example.org',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.9',
}

describe('the origin of a request', () => {
  const settled = (headers: IncomingHttpHeaders, socket = DIRECT, httpVersion = '1.1') => {
    const all: IncomingHttpHeaders = { host: 'localhost:3000', ...headers }
    settleForwarding({ headers: all, socket, httpVersion }, trustedProxies('192.0.2.7'))
    return all
  }

  test.each([{}, { origin: 'http://localhost:3000' }, { host: '127.0.0.1' }, { host: '[::1]:80' }])(
    'is this machine for its own browser: %o',
    (headers) => {
      const local = { 'x-forwarded-for': '127.0.0.1', 'x-hearth-local': '1' }
      expect(settled(headers)).toMatchObject(local)
    },
  )

  test.each([
    [{ host: 'homes.example.org' }, '1.1'],
    [{ origin: 'https://homes.example.org' }, '1.1'],
    [{ origin: 'null' }, '1.1'],
    [{ via: '1.1 edge' }, '1.1'],
    [{ 'x-forwarded-proto': 'https' }, '1.1'],
    [{}, '1.0'],
  ])('is unknown when headers show a proxy: %o in HTTP/%s', (headers, version) => {
    const { 'x-hearth-local': local, ...seen } = settled(
      { ...headers, 'x-hearth-local': '1' },
      DIRECT,
      version,
    )
    expect([local, seen['x-forwarded-for']]).toEqual([undefined, 'unknown, 127.0.0.1'])
  })

  test('comes from a trusted proxy, whose own peer stays in the chain', () => {
    expect(settled(FORWARDED)).toMatchObject({
      ...FORWARDED,
      'x-forwarded-for': '203.0.113.9, 10.0.0.1, 127.0.0.1',
    })
    const proxy = { remoteAddress: '192.0.2.7', localAddress: '192.0.2.1' }
    const kept = settled({ ...FORWARDED, 'x-hearth-local': '1' }, proxy)
    expect(kept['x-forwarded-for']).toBe('203.0.113.9, 10.0.0.1, 192.0.2.7')
    expect(kept['x-forwarded-host']).toBe('homes.example.org')
    expect(kept['x-hearth-local']).toBeUndefined()
  })

  test('does not come from headers of an untrusted peer', () => {
    const stranger = { remoteAddress: '203.0.113.66', localAddress: '192.0.2.1' }
    expect(settled({ ...FORWARDED, 'x-hearth-local': '1' }, stranger)).toEqual({
      host: 'localhost:3000',
      'x-forwarded-for': '203.0.113.66',
    })
  })

  test('is this machine when called by its network address', () => {
    const own = { remoteAddress: '192.0.2.1', localAddress: '192.0.2.1' }
    const { 'x-forwarded-for': chain, ...rest } = settled({ host: '192.0.2.1:3000' }, own)
    expect([chain, rest['x-hearth-local']]).toEqual(['unknown, 127.0.0.1', undefined])
  })
})

test('returns false for a status set outside a response', () => {
  expect(setStatus(404)).toBe(false)
})
