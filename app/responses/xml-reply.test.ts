import { expect, it } from 'vitest'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { orUnavailable, xmlReply } from './xml-reply.ts'

it('returns the reply unchanged', async () => {
  const reply = await orUnavailable(Promise.resolve(xmlReply('<a/>')))
  expect([reply.status, await reply.text()]).toEqual([200, '<a/>'])
})

it.each(['network', 'server', 'malformed', 'tooMany'] as const)(
  'responds with 503 and Retry-After when the provider is unavailable (%s)',
  async (kind) => {
    const reply = await orUnavailable(Promise.reject(new ApiError(kind, { message: 'x' })))
    expect(reply.status).toBe(503)
    expect(reply.headers.get('retry-after')).toBe('10')
    expect(reply.headers.get('cache-control')).toBe('no-store')
  },
)

it('rethrows other errors', async () => {
  const refused = new ApiError('refused', { message: 'x' })
  await expect(orUnavailable(Promise.reject(refused))).rejects.toBe(refused)
  const fault = new Error('ours')
  await expect(orUnavailable(Promise.reject(fault))).rejects.toBe(fault)
})
