import { expect, it } from 'vitest'
import { openStream } from './live.ts'
import { LiveStreams } from './live-streams.ts'

const MAX_OF_ADDRESS = 100

/** Opens streams of different accounts from one address. */
function openMany(streams: LiveStreams, count: number, address: string) {
  return Array.from({ length: count }, (_, index) =>
    openStream(streams, { accountId: index + 1, tokenId: index + 1, address }),
  )
}

it('refuses another page of an address at its limit, and of no other', async () => {
  const streams = new LiveStreams()
  const opened = openMany(streams, MAX_OF_ADDRESS, '192.0.2.1')
  const next = { accountId: 500, tokenId: 500, address: '192.0.2.1' }
  expect(() => openStream(streams, next)).toThrow(
    expect.objectContaining({ code: 'tooMany', options: { retryAfterSeconds: 60 } }),
  )
  openStream(streams, { ...next, address: '192.0.2.2' })
  await opened[0]?.cancel()
  openStream(streams, next)
  expect(streams.accounts()).toHaveLength(MAX_OF_ADDRESS)
})

it('keeps twenty pages of an account and forgets the address of closed ones', async () => {
  const streams = new LiveStreams()
  for (let page = 0; page < 150; page += 1) {
    openStream(streams, { accountId: 1, tokenId: page, address: '192.0.2.1' })
  }
  expect(streams.signIns()).toHaveLength(20)
  expect(streams.isFull('192.0.2.1')).toBe(false)
  streams.close()
  expect(streams.accounts()).toEqual([])
})
