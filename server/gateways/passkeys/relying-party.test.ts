import { expect, test } from 'vitest'
import { expectedOrigin, toRelyingParty } from './relying-party.ts'

test('names the host of PUBLIC_URL, and localhost without it', () => {
  expect(toRelyingParty('https://homes.example.org')).toEqual({
    id: 'homes.example.org',
    origin: 'https://homes.example.org',
  })
  expect(toRelyingParty('https://homes.example.org:8443')).toEqual({
    id: 'homes.example.org',
    origin: 'https://homes.example.org:8443',
  })
  expect(toRelyingParty('http://localhost:3000')).toEqual({
    id: 'localhost',
    origin: 'http://localhost:3000',
  })
  expect(toRelyingParty(undefined)).toEqual({ id: 'localhost', origin: undefined })
})

test.each(['http://homes.example.org', 'https://192.0.2.7', 'https://[2001:db8::7]:8443'])(
  'offers no passkeys at %s',
  (url) => {
    expect(toRelyingParty(url)).toBeNull()
  },
)

test('accepts any port of localhost without PUBLIC_URL, and only its origin with it', () => {
  const local = { id: 'localhost', origin: undefined }
  expect(expectedOrigin(local, 'http://localhost:3000')).toBe('http://localhost:3000')
  expect(expectedOrigin(local, 'http://localhost')).toBe('http://localhost')
  for (const sent of ['http://localhost.example.org', 'https://localhost', 'http://evil:3000'])
    expect(expectedOrigin(local, sent)).not.toBe(sent)
  const site = { id: 'homes.example.org', origin: 'https://homes.example.org' }
  expect(expectedOrigin(site, 'http://localhost:3000')).toBe('https://homes.example.org')
})
