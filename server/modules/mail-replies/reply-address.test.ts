import { expect, test } from 'vitest'
import { type ReplyTarget, readReplyAddress, replyAddress } from './reply-address.ts'

const settings = {
  replyAddress: 'answers@homes.example.org',
  secretKey: 'a-secret-of-more-than-thirty-two-characters',
}

const TARGETS: readonly ReplyTarget[] = [
  { kind: 'chat', id: 1, sideId: 2, seq: 3 },
  { kind: 'chat', id: 2_147_483_647, sideId: 2_147_483_647, seq: 2_147_483_647 },
  { kind: 'chat', id: 7, sideId: null, seq: 1 },
  { kind: 'inquiry', id: 9, sideId: 12 },
  { kind: 'inquiry', id: 9, sideId: null },
  { kind: 'guest', id: 36 },
]

test.each(TARGETS)('an address leads back to %o', (target) => {
  const address = replyAddress(settings, target) ?? ''
  expect(address).toMatch(/^answers\+[a-z0-9-]+@homes\.example\.org$/)
  expect(address.indexOf('@')).toBeLessThanOrEqual(64)
  expect(readReplyAddress(settings, address)).toEqual(target)
  expect(readReplyAddress(settings, address.toUpperCase())).toEqual(target)
})

test('the longest address has a name that mail systems take', () => {
  const target = { kind: 'chat', id: 2 ** 31 - 1, sideId: 2 ** 31 - 1, seq: 2 ** 31 - 1 } as const
  const longest = { ...settings, replyAddress: `${'a'.repeat(20)}@example.org` }
  expect(replyAddress(longest, target)?.indexOf('@')).toBeLessThanOrEqual(64)
})

test('no other address leads anywhere', () => {
  const address = replyAddress(settings, { kind: 'inquiry', id: 9, sideId: 12 }) ?? ''
  const others = [
    'answers@homes.example.org',
    'answers+@homes.example.org',
    address.replace('i9', 'i8'),
    address.replace('-c-', '-d-'),
    address.replace('+i9', '+c9'),
    address.replace('homes.', 'house.'),
    address.replace('answers+', 'answer+'),
    address.replace(/.@/, '@'),
    `x${address}`,
    `${address}.example.com`,
  ]
  for (const other of others) expect(readReplyAddress(settings, other), other).toBe(undefined)
  const foreign = { ...settings, secretKey: 'another-secret-of-more-than-thirty-characters' }
  expect(readReplyAddress(foreign, address)).toBe(undefined)
})

test('there is none where answers are not read', () => {
  const without = { ...settings, replyAddress: undefined }
  expect(replyAddress(without, { kind: 'guest', id: 1 })).toBe(undefined)
  const address = replyAddress(settings, { kind: 'guest', id: 1 }) ?? ''
  expect(readReplyAddress(without, address)).toBe(undefined)
})
