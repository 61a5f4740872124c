import { afterEach, expect, test, vi } from 'vitest'
import { visitOrigin } from './request-headers.ts'

const behindProxies = new Headers({
  host: '127.0.0.1:3000',
  'x-forwarded-host': 'homes.example.org, inner.example.org',
  'x-forwarded-proto': 'https,http',
})

afterEach(() => {
  vi.unstubAllEnvs()
})

test('uses the address that the outermost proxy forwards', () => {
  expect(visitOrigin(behindProxies)).toEqual({
    host: 'homes.example.org',
    protocol: 'https',
    isLocal: false,
  })
})

test.each(['a b', 'a/b', 'user@a', '[::1', ','])('ignores %j as a forwarded host', (forwarded) => {
  const headers = new Headers({ host: 'localhost:3000', 'x-forwarded-host': forwarded })
  expect(visitOrigin(headers).host).toBe('localhost:3000')
})

test('uses the Host header without a proxy', () => {
  const headers = new Headers({ host: 'localhost:3000', 'x-hearth-local': '1' })
  expect(visitOrigin(headers)).toEqual({
    host: 'localhost:3000',
    protocol: 'http',
    isLocal: true,
  })
  expect(visitOrigin(new Headers())).toEqual({
    host: 'localhost',
    protocol: 'http',
    isLocal: false,
  })
})

test.each([
  ['https://public.example.org', 'public.example.org', 'https'],
  [' https://public.example.org/ ', 'public.example.org', 'https'],
  ['http://public.example.org:8080', 'public.example.org:8080', 'http'],
])('prefers PUBLIC_URL to forwarded headers: %s', (url, host, protocol) => {
  vi.stubEnv('PUBLIC_URL', url)
  expect(visitOrigin(behindProxies)).toEqual({ host, protocol, isLocal: false })
  expect(visitOrigin(new Headers({ host: 'localhost' }))).toEqual({
    host,
    protocol,
    isLocal: false,
  })
})
