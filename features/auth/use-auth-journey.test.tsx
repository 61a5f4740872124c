import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { ApiClientProvider } from '@/client/state/api-client-provider.tsx'
import { LinksProvider } from '@/client/text/links-context.tsx'
import { TextProvider } from '@/client/text/text-context.tsx'
import { useAuthJourney } from './use-auth-journey.ts'

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => {} }) }))

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z') }))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
})

const SECOND = 1000
const email = 'ana@example.org'
const credentials = { type: '3', email, password: 'birch-7' } as const
const ages = (page: Page) => page.current.code?.getSnapshot().context

test('returns to the code after a reload, with the age of the code and of its last sending', () => {
  const page = open()
  act(() => page.current.created(credentials))
  vi.advanceTimersByTime(100 * SECOND)
  act(() => page.current.codeSent(false))
  vi.advanceTimersByTime(10 * SECOND)
  const reloaded = open()
  expect(reloaded.current.step).toBe('verify')
  expect(ages(reloaded)).toMatchObject({ address: email, codeAge: 110, sendingAge: 10 })
})

test('begins the life of a new code again', () => {
  const page = open()
  act(() => page.current.created(credentials))
  vi.advanceTimersByTime(590 * SECOND)
  act(() => page.current.codeSent(true))
  vi.advanceTimersByTime(20 * SECOND)
  expect(ages(open())).toMatchObject({ codeAge: 20, sendingAge: 20 })
})

test('forgets the address once the person goes back', () => {
  const page = open()
  act(() => page.current.created(credentials))
  act(() => page.current.back())
  expect(page.current.step).toBe('register')
  expect(open().current.step).toBe('register')
})

test('keeps no time of a code sent in a dialog', () => {
  const dialog = open(false)
  act(() => dialog.current.created(credentials))
  act(() => dialog.current.codeSent(true))
  expect(sessionStorage.length).toBe(0)
})

type Page = ReturnType<typeof open>

function open(isPage = true) {
  const offers = { byPost: true, asksFirst: false }
  const options = { start: 'register' as const, isPage, offers, onDone: () => {} }
  return renderHook(() => useAuthJourney(options), { wrapper: Site }).result
}

function Site({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <ApiClientProvider language="en">
        <LinksProvider language="en" defaultLanguage="en">
          <TextProvider source={source}>{children}</TextProvider>
        </LinksProvider>
      </ApiClientProvider>
    </QueryClientProvider>
  )
}

const source = {
  language: 'en',
  texts: '{}',
  style: { currency: 'USD', currencySymbol: '$', abbreviatesPrices: false },
}
