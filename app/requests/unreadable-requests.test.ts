import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchange } from '@/tests/fuzz/wire.ts'
import {
  ignoreUpgrades,
  settleUnreadableRequests,
  withReadablePath,
} from './unreadable-requests.ts'

settleUnreadableRequests()
ignoreUpgrades()

const server = createServer(({ url, method, headers }, response) => {
  const { 'x-hearth-refused': refused, 'next-action': action, range } = headers
  const told = { url, refused, action, range: refused ? undefined : range }
  response.end(JSON.stringify({ ...told, ...(method === 'GET' ? {} : { method }) }))
})

// Like the framework's listener, which leaves some upgrades open.
server.on('upgrade', () => {})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => server.close())

async function seen(asked: string, ...headers: string[]): Promise<unknown> {
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const head = [
    `${asked.includes(' ') ? asked : `GET ${asked}`} HTTP/1.1`,
    ...(headers.some((header) => header.startsWith('Host:')) ? [] : ['Host: a']),
    ...(headers.some((header) => header.startsWith('Connection:')) ? [] : ['Connection: close']),
    ...headers,
    '',
    '',
  ]
  const usual = { hangsUp: false, deadlineMs: 5000, isHead: false }
  const { body } = await exchange(port, Buffer.from(head.join('\r\n'), 'latin1'), usual)
  return JSON.parse(body.toString())
}

it.each([
  ['/%ff', '/%25ff'],
  ['/properties/%', '/properties/%25'],
  ['/de/%E0%A4%A/x?a=%', '/de/%25E0%25A4%25A/x?a=%'],
  ['/caf%C3%A9/50%25?q=%ff&r=?', '/caf%C3%A9/50%25?q=%ff&r=?'],
  ['/', '/'],
])('reads %s as %s', async (sent, read) => {
  expect(withReadablePath(sent)).toBe(read)
  expect(await seen(sent)).toEqual({ url: read })
})

it.each([
  'Next-Action: x',
  'Next-Action: ',
  'Next-Router-State-Tree: [',
  'Next-Router-State-Tree: %ff',
  'Next-Router-State-Tree: ["",{"a":1}]',
  `Next-Router-State-Tree: ${'['.repeat(9_000)}`,
])('marks a request with the header %.40s', async (header) => {
  expect(await seen('/', header)).toEqual({ url: '/', refused: '400' })
})

it('accepts headers of the pages themselves and removes a forged mark', async () => {
  const tree = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]))
  expect(await seen('/', `Next-Router-State-Tree: ${tree}`, 'RSC: 1')).toEqual({ url: '/' })
  expect(await seen('/', 'X-Hearth-Refused: 1')).toEqual({ url: '/' })
})

it.each(['[', 'a b', '', 'a/b', '@', 'a:b', '[::1', 'ä'])('rejects the host %j', async (host) => {
  expect(await seen('/api/get_nearby_properties', `Host: ${host}`)).toEqual({
    url: '/',
    refused: '400',
  })
})

it.each(['localhost', 'localhost:4000', '127.0.0.1:80', '[::1]:4000', 'a_b.example.'])(
  'accepts the host %s',
  async (host) => {
    expect(await seen('/', `Host: ${host}`)).toEqual({ url: '/' })
  },
)

it.each([
  'DELETE /icon.svg',
  'POST /icon.svg?a=b',
  'OPTIONS /_next/static/x.js',
  'PROPFIND /basemap/world.pmtiles',
])('rejects %s', async (asked) => {
  expect(await seen(asked)).toEqual({ url: '/', refused: '405' })
})

it.each([
  ['bytes=0-9', 'bytes=0-9'],
  ['bytes=5-', 'bytes=5-'],
  ['bytes=-5', 'bytes=-5'],
  ['bytes=9-5', undefined],
  ['bytes=-0', undefined],
  ['bytes=-99999999999', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=a', undefined],
])('parses the range %s of a file as %s', async (range, read) => {
  const url = '/basemap/world.pmtiles'
  expect(await seen(url, `Range: ${range}`)).toEqual({ url, range: read })
})

it('rejects a range beyond the end of a file', async () => {
  for (const first of [statSync('public/icon.svg').size, '99999999999999999999']) {
    expect(await seen('/icon.svg', `Range: bytes=${first}-`)).toEqual({ url: '/', refused: '416' })
  }
})

it('rejects a method that no route supports', async () => {
  expect(await seen('TRACE /about-us')).toEqual({ url: '/', refused: '405' })
  expect(await seen('DELETE /about-us')).toEqual({ url: '/about-us', method: 'DELETE' })
})

it('treats an upgrade request as an ordinary one', async () => {
  const asked = ['Connection: Upgrade', 'Upgrade: websocket', 'Content-Length: 0']
  expect(await seen('/api/', ...asked)).toEqual({ url: '/api/' })
})
