// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError, type FailureKind } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

const queries = createQueryClient().getDefaultOptions()

test('keeps data fresh for ten minutes and does not refetch on focus', () => {
  expect(queries.queries).toMatchObject({ staleTime: 600_000, refetchOnWindowFocus: false })
})

test.each<[FailureKind, failures: number, again: boolean]>([
  ['network', 0, true],
  ['network', 1, true],
  ['network', 2, false],
  ['server', 0, false],
  ['tooMany', 0, false],
  ['notFound', 0, false],
])('after a %s failure, attempt %i: retries %s', (kind, failures, again) => {
  const { retry } = queries.queries ?? {}
  const error = new ApiError(kind, { message: '' })
  expect(typeof retry === 'function' && retry(failures, error)).toBe(again)
})

test('says at once that a read waits for the connection, after a copy was looked for', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  onlineManager.setOnline(false)
  const looked = vi.fn(() => Promise.reject(new ApiError('network', { message: '' })))
  const observer = new QueryObserver(client, {
    queryKey: ['read'],
    networkMode: 'offlineFirst',
    queryFn: looked,
  })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(50)
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'paused' })
  expect(looked).toHaveBeenCalledOnce()
  stop()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

test('knows that a page is opened without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  createQueryClient()
  expect(onlineManager.isOnline()).toBe(false)
  createQueryClient()
  expect(onlineManager.isOnline()).toBe(true)
})

test('never retries a write', () => {
  expect(queries.mutations?.retry).toBe(false)
})
