import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiClientProvider } from '@/client/state/api-client-provider.tsx'
import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'
import { useWrite, type WriteOptions } from './use-write.ts'
import { write } from './write.ts'

test('calls onStart, then onSuccess with the output, and invalidates related queries', async () => {
  const told: unknown[] = []
  const { result, queries, settle } = use((_, input) => Promise.resolve(`kept ${input}`), {
    onStart: () => told.push('start'),
    onSuccess: (output) => told.push(output),
    onError: () => told.push('error'),
  })
  queries.setQueryData(['chat', 'messages'], [])
  queries.setQueryData(['faqs', 'list'], [])
  await settle(() => result.current.send('a'))
  expect(told).toEqual(['start', 'kept a'])
  expect(queries.getQueryState(['chat', 'messages'])?.isInvalidated).toBe(true)
  expect(queries.getQueryState(['faqs', 'list'])?.isInvalidated).toBe(false)
})

test('calls onStart, then onError with the failure, without a retry', async () => {
  const failure = new ApiError('network', { message: 'no answer' })
  const send = vi.fn(() => Promise.reject(failure))
  const told: unknown[] = []
  const { result, settle } = use(send, {
    onStart: () => told.push('start'),
    onError: (error) => told.push(error.kind),
  })
  await settle(() => result.current.send('a'))
  expect(told).toEqual(['start', 'network'])
  expect(send).toHaveBeenCalledTimes(1)
  expect(result.current.failure).toBe(failure)
})

test('shows no toasts by default', async () => {
  const { result, queries, settle } = use(async () => 'ok', {})
  await settle(() => result.current.send('a'))
  const metas = () =>
    queries
      .getMutationCache()
      .getAll()
      .map(({ meta }) => meta)
  expect(metas()).toEqual([{ saysSuccess: undefined, saysFailure: false }])
})

test('fails at once without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result, settle } = use(() => Promise.reject(new ApiError('network', { message: '' })), {})
  await settle(() => result.current.send('a'))
  expect(result.current.failure?.kind).toBe('network')
})

function use(
  send: (client: ApiClient, input: string) => Promise<string>,
  options: WriteOptions<string>,
) {
  const queries = createQueryClient()
  const saved = write([['chat']], send)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiClientProvider language="en">{children}</ApiClientProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useWrite(saved, options), { wrapper })
  const settle = (work: () => void) =>
    act(async () => {
      work()
      await vi.waitFor(() => expect(queries.isMutating()).toBe(0))
    })
  return { result, queries, settle }
}
