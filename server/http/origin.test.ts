import { describe, expect, it } from 'vitest'
import { trustedProxies } from '@/domain/web/trusted-proxies.ts'
import { clientAddressOf, countedAddress, isLocalRequest, originOf, type Way } from './origin.ts'

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
  it('is what the operator says', () => {
    expect(originOf({ ...direct, ...forwarded }, 'https://public.example.org', isTrusted)).toBe(
      'https://public.example.org',
    )
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.7', undefined])(
    'is what a trusted proxy says (%s)',
    (peer) => {
      expect(originOf({ ...direct, ...forwarded, peer }, undefined, isTrusted)).toBe(
        'https://homes.example.org',
      )
    },
  )

  it('is the host that was asked when somebody else claims to be a proxy', () => {
    expect(originOf({ ...direct, ...forwarded }, undefined, isTrusted)).toBe(
      'http://api.example.org:4000',
    )
  })

  it.each([
    ['homes.example.org/evil', 'http://api.example.org:4000'],
    ['user@homes.example.org', 'http://api.example.org:4000'],
    ['homes.example.org, inner', 'http://homes.example.org'],
    ['[2001:db8::1]:8080', 'http://[2001:db8::1]:8080'],
  ])('takes no forwarded host that is none: %s', (forwardedHost, origin) => {
    expect(originOf({ ...direct, peer: '::1', forwardedHost }, undefined, isTrusted)).toBe(origin)
  })

  it('has something to say without any host', () => {
    expect(originOf({ ...direct, host: undefined }, undefined, isTrusted)).toBe('http://localhost')
  })
})

describe('the address of the client', () => {
  it('is the peer, whatever it claims', () => {
    expect(clientAddressOf({ ...direct, ...forwarded }, isTrusted)).toBe('203.0.113.9')
  })

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['1.1.1.1, 2001:db8::7, 127.0.0.1', '2001:db8::7'],
    ['127.0.0.1', '127.0.0.1'],
    ['1.1.1.1, 198.51.100.7, 10.0.0.7', '198.51.100.7'],
    ['<script>', '::1'],
    ['', '::1'],
  ])(
    'behind a trusted proxy is the last hop that is not trusted of "%s"',
    (forwardedFor, address) => {
      expect(clientAddressOf({ ...direct, peer: '::1', forwardedFor }, isTrusted)).toBe(address)
    },
  )
})

describe('a request of this machine', () => {
  const local: Way = { ...direct, peer: '127.0.0.1', host: 'localhost:4000' }

  it.each<Partial<Way>>([
    {},
    { peer: undefined, host: undefined },
    { forwardedFor: '127.0.0.1', forwardedHost: '127.0.0.1:3000', forwardedProto: 'http' },
    { askingOrigin: 'http://localhost:3000' },
  ])('is one: %o', (change) => {
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
  ])('is none: %o', (change) => {
    expect(isLocalRequest({ ...local, ...change })).toBe(false)
  })
})

describe('whom limits count', () => {
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
  ])('%s counts as %s: who has one address of a home has them all', (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })
})
