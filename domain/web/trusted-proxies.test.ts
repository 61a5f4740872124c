import { describe, expect, it } from 'vitest'
import {
  invalidProxies,
  isFromThisMachine,
  isLocalHost,
  toPeerAddress,
  trustedProxies,
  visitorAddress,
} from './trusted-proxies.ts'

describe('trusted proxies', () => {
  it.each(['127.0.0.1', '127.8.0.3', '::1', '::ffff:127.0.0.1'])('always include %s', (address) => {
    expect(trustedProxies()(address)).toBe(true)
    expect(trustedProxies('10.0.0.7')(address)).toBe(true)
  })

  it.each([
    ['10.0.0.7', true],
    ['::ffff:10.0.0.7', true],
    ['10.0.0.8', false],
    ['172.31.255.1', true],
    ['172.32.0.1', false],
    ['fd12::1', true],
    ['fd12::1%eth0', true],
    ['fe80::1', false],
    ['2001:db8::7', true],
    ['2001:DB8:0:0::7', true],
    ['2001:db8::8', false],
    ['unknown', false],
    ['', false],
  ])('match addresses and networks of both families: %s', (address, isTrusted) => {
    const list = '10.0.0.7, 172.16.0.0/12 ,fd00::/8, 2001:db8::7'
    expect(trustedProxies(list)(address)).toBe(isTrusted)
  })

  it('report invalid entries', () => {
    const list = '10.0.0.7, 10.0.0.0/33, proxy.example.org, fd00::/129, 10.0.0, ::1/x,,fe80::1%eth0'
    expect(invalidProxies(list)).toEqual([
      '10.0.0.0/33',
      'proxy.example.org',
      'fd00::/129',
      '10.0.0',
      '::1/x',
      'fe80::1%eth0',
    ])
  })
})

describe("the visitor's address", () => {
  const isTrusted = trustedProxies('10.0.0.7, fd00::/8')

  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['127.0.0.1', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['10.0.0.7', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['127.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.7', '198.51.100.7'],
    ['127.0.0.1', '127.0.0.1, 198.51.100.7, fd00::2', '198.51.100.7'],
    ['127.0.0.1', '1.1.1.1, 10.0.0.8', '10.0.0.8'],
    ['::ffff:10.0.0.7', '2001:db8::7', '2001:db8::7'],
    ['127.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['127.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
    ['127.0.0.1', '198.51.100.7, unknown', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.7, <script>', '127.0.0.1'],
    ['127.0.0.1', '127.0.0.3, 127.0.0.2', '127.0.0.3'],
    ['127.0.0.1', ' , ', '127.0.0.1'],
  ])('behind %s, forwarded for %s, is %s', (peer, forwardedFor, visitor) => {
    expect(visitorAddress({ peer, forwardedFor }, isTrusted)).toBe(visitor)
  })
})

describe('the peer of a connection', () => {
  it('is the remote address', () => {
    const socket = { remoteAddress: '203.0.113.9', localAddress: '192.0.2.1' }
    expect(toPeerAddress(socket)).toBe('203.0.113.9')
  })

  it('is this machine when both ends have the same address', () => {
    expect(toPeerAddress({ remoteAddress: '192.0.2.1', localAddress: '192.0.2.1' })).toBe(
      '127.0.0.1',
    )
    expect(toPeerAddress({})).toBe('127.0.0.1')
  })
})

describe('a request of this machine', () => {
  it.each([
    ['127.0.0.1', undefined, true],
    ['127.0.0.1', '127.0.0.1', true],
    ['::1', '::ffff:127.0.0.1', true],
    ['127.0.0.1', '127.0.0.1, 127.0.0.1', false],
    ['127.0.0.1', 'unknown, 127.0.0.1', false],
    ['127.0.0.1', 'unknown', false],
    ['127.0.0.1', '203.0.113.9', false],
    ['203.0.113.9', '127.0.0.1', false],
    ['10.0.0.7', undefined, false],
  ])('from %s, forwarded for %s: %s', (peer, forwardedFor, isOwn) => {
    expect(isFromThisMachine({ peer, forwardedFor })).toBe(isOwn)
  })

  it.each(['localhost', 'LocalHost:3000', '127.0.0.1:3000', '[::1]', '[::1]:3000'])(
    'can ask for %s',
    (host) => expect(isLocalHost(host)).toBe(true),
  )

  it.each([
    'homes.example.org',
    'localhost.example.org',
    '127.0.0.1.nip.io',
    '127.0.0.2',
    '::1',
    '',
  ])('cannot ask for "%s"', (host) => expect(isLocalHost(host)).toBe(false))
})
