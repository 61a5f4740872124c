import { describe, expect, it } from 'vitest'
import { trustedProxies } from '@/domain/web/trusted-proxies.ts'
import { countedAddress, isLocalRequest, toClientAddress, toOrigin, type Way } from './origin.ts'

const direct: Way = {
  peer: '203.0.113.9',
  host: 'api.example.org:4000',
  forwardedHost: undefined,
  forwardedProto: undefined,
  forwardedFor: undefined,
  askingOrigin: undefined,
  showsProxy: false,
}
const isTrusted = trustedProxies('10.0.0.7')
const forwarded = {
  forwardedHost: 'homes.example.org',
  forwardedProto: 'https',
  forwardedFor: '198.51.100.7',
}

describe('the origin of URLs', () => {
  it('is the configured one', () => {
    expect(toOrigin({ ...direct, ...forwarded }, 'https://public.example.org', isTrusted)).toBe(
      'https://public.example.org',
    )
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.7', undefined])(
    'comes from a trusted proxy (%s)',
    (peer) => {
      expect(toOrigin({ ...direct, ...forwarded, peer }, undefined, isTrusted)).toBe(
        'https://homes.example.org',
      )
    },
  )

  it('is the requested host if the proxy is not trusted', () => {
    expect(toOrigin({ ...direct, ...forwarded }, undefined, isTrusted)).toBe(
      'http://api.example.org:4000',
    )
  })

  it.each([
    ['homes.example.org/evil', 'http://api.example.org:4000'],
    ['user@homes.example.org', 'http://api.example.org:4000'],
    ['homes.example.org, inner', 'http://homes.example.org'],
    ['[2001:db8::1]:8080', 'http://[2001:db8::1]:8080'],
  ])('ignores an invalid forwarded host: %s', (forwardedHost, origin) => {
    expect(toOrigin({ ...direct, peer: '::1', forwardedHost }, undefined, isTrusted)).toBe(origin)
  })

  it('has a fallback without any host', () => {
    expect(toOrigin({ ...direct, host: undefined }, undefined, isTrusted)).toBe('http://localhost')
  })
})

describe('the client address', () => {
  it('is the peer, whatever its headers claim', () => {
    expect(toClientAddress({ ...direct, ...forwarded }, isTrusted)).toBe('203.0.113.9')
  })

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['1.1.1.1, 2001:db8::7, 127.0.0.1', '2001:db8::7'],
    ['127.0.0.1', '127.0.0.1'],
    ['1.1.1.1, 198.51.100.7, 10.0.0.7', '198.51.100.7'],
    ['<script>', '::1'],
    ['', '::1'],
  ])('is the last untrusted hop behind a trusted proxy of "%s"', (forwardedFor, address) => {
    expect(toClientAddress({ ...direct, peer: '::1', forwardedFor }, isTrusted)).toBe(address)
  })
})

describe('a request from this machine', () => {
  const local: Way = { ...direct, peer: '127.0.0.1', host: 'localhost:4000' }

  it.each<Partial<Way>>([
    {},
    { peer: undefined, host: undefined },
    { forwardedFor: '127.0.0.1', forwardedHost: '127.0.0.1:3000', forwardedProto: 'http' },
    { askingOrigin: 'http://localhost:3000' },
  ])('is recognized: %o', (change) => {
    expect(isLocalRequest({ ...local, ...change })).toBe(true)
  })

  it.each<Partial<Way>>([
    { peer: '203.0.113.9' },
    { peer: '10.0.0.7' },
    { host: 'homes.example.org' },
    { forwardedHost: 'homes.example.org' },
    { forwardedHost: 'localhost, homes.example.org' },
    { forwardedFor: '203.0.113.9' },
    { forwardedFor: '127.0.0.1, 127.0.0.1' },
    { forwardedFor: 'unknown' },
    { forwardedProto: 'https' },
    { askingOrigin: 'https://homes.example.org' },
    { showsProxy: true },
  ])('is not assumed: %o', (change) => {
    expect(isLocalRequest({ ...local, ...change })).toBe(false)
  })
})

describe('the client of limits', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:c633:6407', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3', '1:2:3'],
  ])('%s counts as %s, because a household has the whole network', (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })
})
