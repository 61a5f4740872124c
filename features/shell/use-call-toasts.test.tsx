import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { TextProvider } from '@/client/text/text-context.tsx'
import { takeToasts, waitingToasts } from '@/design-system/toast/toast-queue.ts'
import { useCallToasts } from './use-call-toasts.ts'

afterEach(() => void takeToasts())

const refusal = new ApiError('refused', { message: 'The provider says no.', status: 200 })

test('shows no toast for a write by default', async () => {
  const { run } = watch()
  await run(async () => 'kept', {})
  await run(() => Promise.reject(refusal), {})
  expect(waitingToasts()).toEqual([])
})

test('shows the requested toasts for success and failure', async () => {
  const { run } = watch()
  await run(async () => 'kept', { saysSuccess: (output: string) => `It was ${output}.` })
  await run(() => Promise.reject(refusal), { saysFailure: true })
  expect(waitingToasts()).toEqual([
    { tone: 'success', message: 'It was kept.' },
    { tone: 'error', message: 'The provider says no.' },
  ])
})

test('shows a toast when a later load fails, but not the first', async () => {
  const { queries } = watch()
  const read = (queryKey: string[]) =>
    queries.fetchQuery({ queryKey, queryFn: () => Promise.reject(refusal), staleTime: 0 })
  await act(() => read(['first']).catch(() => {}))
  expect(waitingToasts()).toEqual([])
  queries.setQueryData(['later'], 'old')
  await act(() => read(['later']).catch(() => {}))
  expect(waitingToasts()).toEqual([{ tone: 'error', message: 'The provider says no.' }])
})

function watch() {
  const queries = createQueryClient()
  const source = {
    language: 'en',
    texts: '{}',
    style: { currency: 'USD', currencySymbol: '$', abbreviatesPrices: false },
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <TextProvider source={source}>{children}</TextProvider>
    </QueryClientProvider>
  )
  renderHook(useCallToasts, { wrapper })
  const run = (mutationFn: () => Promise<string>, meta: Record<string, unknown>) =>
    act(() =>
      queries
        .getMutationCache()
        .build(queries, { mutationFn, meta })
        .execute(undefined)
        .then(() => {})
        .catch(() => {}),
    )
  return { queries, run }
}
