import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ApiClientProvider } from '@/client/state/api-client-provider.tsx'
import { useApiClient } from './calls/client-context.tsx'
import { createQueryClient } from './calls/query-client.ts'
import { settingsQueries } from './settings.ts'
import { useOffered } from './use-offered.ts'

test('is undefined until settings are loaded, then true or false', async () => {
  const { result, announce } = use()
  expect(result.current.offered).toBeUndefined()
  announce(['place-suggestions'])
  await waitFor(() => expect(result.current.offered).toBe(true))
  announce([])
  await waitFor(() => expect(result.current.offered).toBe(false))
})

test('stays true when a later load fails', async () => {
  const { result, announce, failAgain } = use()
  announce(['place-suggestions'])
  await failAgain()
  expect(result.current.state).toBe('error')
  expect(result.current.offered).toBe(true)
})

function use() {
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiClientProvider language="en">{children}</ApiClientProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(
    () => {
      const queryKey: QueryKey = settingsQueries.web(useApiClient()).queryKey
      return {
        queryKey,
        offered: useOffered('place-suggestions'),
        state: queries.getQueryState(queryKey)?.status,
      }
    },
    { wrapper },
  )
  return {
    result,
    announce: (extensions: string[]) =>
      act(() => queries.setQueryData(result.current.queryKey, { extensions })),
    failAgain: async () => {
      const { queryKey } = result.current
      await act(() => queries.invalidateQueries({ queryKey }))
      await waitFor(() => expect(queries.getQueryState(queryKey)?.status).toBe('error'))
    },
  }
}
