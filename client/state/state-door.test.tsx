import { expect, test, vi } from 'vitest'
import { createLazyClient } from '@/client/api/calls/lazy-client.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { openState, stateIfOpen } from './state-door.ts'

const load = vi.hoisted(() => vi.fn())
vi.mock('./open-state.ts', () => ({ openClientState: load }))

test('retries a failed load on the next call, once for all callers', async () => {
  const queries = createQueryClient()
  const client = createLazyClient({ baseUrl: '/api', language: 'en' })
  const open = () => openState(queries, client)
  const opened = { store: 'the store' }
  load.mockRejectedValueOnce(new Error('the chunk is lost')).mockResolvedValue(opened)
  await expect(open()).rejects.toThrow('the chunk is lost')
  expect(stateIfOpen()).toBeNull()
  const all = await Promise.all([open(), open()])
  expect([all, load.mock.calls.length]).toEqual([[opened, opened], 2])
  expect(stateIfOpen()).toBe(opened)
})
