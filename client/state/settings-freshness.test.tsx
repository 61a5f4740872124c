import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialState, nothingCached, type OwnState } from './client-state.ts'
import { ROOT_KEY, storedText } from './stored-state.ts'

const MINUTE = 60_000
const settings = {
  company_name: 'Hearth',
  extensions: ['viewings'],
  languages: [{ code: 'en', name: 'English' }],
}
const ana = { token: '5|ana', data: { id: 5, name: 'Ana' } }

const asked: string[] = []
const { documentElement: root } = document

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return Response.json({ error: false, message: '', data: settings })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete root.dataset.settings
})

test.each([
  ['a visitor', {}],
  ['a member', { User_signup: { data: ana, loading: false } }],
])('does not ask again on the next full loads of %s while settings are fresh', async (_, own) => {
  leave({ minutesAgo: 2, own })
  await load()
  await load()
  expect(asked).toEqual([])
})

test('asks once settings are ten minutes old', async () => {
  leave({ minutesAgo: 9 })
  await load()
  expect(asked).toEqual([])
  localStorage.clear()
  leave({ minutesAgo: 11 })
  await load()
  await waitFor(() => expect(asked).toEqual(['/api/web-settings']))
})

test('keeps the time of the fetch on each full load', async () => {
  const at = leave({ minutesAgo: 4 })
  await load()
  expect(JSON.parse(localStorage.getItem(ROOT_KEY) ?? '{}').Settings.lastFetch).toBe(at)
})

test('asks at the first visit', async () => {
  await load()
  await waitFor(() => expect(asked).toEqual(['/api/web-settings']))
})

test('asks in another language', async () => {
  leave({ minutesAgo: 2 })
  await load('de')
  await waitFor(() => expect(asked).toEqual(['/api/web-settings']))
})

test('asks when the page was rendered with other settings', async () => {
  root.dataset.settings = 'one'
  leave({ minutesAgo: 2 })
  localStorage.setItem('settings-version', 'one')
  await load()
  expect(asked).toEqual([])
  root.dataset.settings = 'two'
  await load()
  await waitFor(() => expect(asked).toEqual(['/api/web-settings']))
  await load()
  expect(asked).toEqual(['/api/web-settings'])
})

/** What an earlier page left on the device; returns the time of its fetch. */
function leave({ minutesAgo, own = {} }: { minutesAgo: number; own?: Partial<OwnState> }): number {
  const lastFetch = Date.now() - minutesAgo * MINUTE
  const Language = { selectedLanguage: { code: 'en', name: 'English', rtl: false } }
  const text = storedText(
    { ...initialState, Language, ...own },
    { ...nothingCached, Settings: { data: settings as never, lastFetch, loading: false } },
    { rehydrated: true, bootstrapped: true },
    {},
  )
  localStorage.setItem(ROOT_KEY, text)
  return lastFetch
}

/** A full load of a page that shows something of an extension; leaves it once settings are known. */
async function load(language = 'en') {
  vi.resetModules()
  const [{ ApiClientProvider }, { createQueryClient }, { useOffered }, { stateIfOpen }] =
    await Promise.all([
      import('./api-client-provider.tsx'),
      import('@/client/api/calls/query-client.ts'),
      import('@/client/api/use-offered.ts'),
      import('./state-door.ts'),
    ])
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiClientProvider language={language}>{children}</ApiClientProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useOffered('viewings'), { wrapper })
  await waitFor(() => expect(result.current).toBe(true))
  const isFetching = () => stateIfOpen()?.persistence.flags.rehydrated !== true
  await waitFor(() => expect(isFetching()).toBe(false))
  await new Promise((resolve) => setTimeout(resolve))
  stateIfOpen()?.persistence.stop()
  cleanup()
}
