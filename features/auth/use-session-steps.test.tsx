import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LinksProvider } from '@/client/text/links-context.tsx'
import { TextProvider } from '@/client/text/text-context.tsx'
import { useSessionSteps } from './use-session-steps.ts'

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => {} }) }))

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z') }))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
})

const SECOND = 1000
const email = 'ana@example.org'
const verify = { name: 'verify' as const, email, password: 'birch-7', isSent: true }

test('returns to the code after a reload, with the age of the code and of its last sending', () => {
  const page = open()
  act(() => page.current.go(verify))
  vi.advanceTimersByTime(100 * SECOND)
  act(() => page.current.sent(false))
  vi.advanceTimersByTime(10 * SECOND)
  expect(open().current.step).toEqual({
    ...{ name: 'verify', email, password: null, isSent: true },
    ages: { codeAge: 110, sendingAge: 10 },
  })
})

test('begins the life of a new code again', () => {
  const page = open()
  act(() => page.current.go(verify))
  vi.advanceTimersByTime(590 * SECOND)
  act(() => page.current.sent(true))
  vi.advanceTimersByTime(20 * SECOND)
  expect(open().current.step).toMatchObject({ ages: { codeAge: 20, sendingAge: 20 } })
})

test('keeps no time of a code sent in a dialog', () => {
  const dialog = open(false)
  act(() => dialog.current.go(verify))
  act(() => dialog.current.sent(true))
  expect(sessionStorage.length).toBe(0)
})

function open(isPage = true) {
  const options = { start: 'register' as const, isPage, asksFirst: false }
  return renderHook(() => useSessionSteps(options), { wrapper: Site }).result
}

function Site({ children }: { children: ReactNode }) {
  return (
    <LinksProvider language="en" defaultLanguage="en">
      <TextProvider source={source}>{children}</TextProvider>
    </LinksProvider>
  )
}

const source = {
  language: 'en',
  texts: '{}',
  style: { currency: 'USD', currencySymbol: '$', abbreviatesPrices: false },
}
