import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LazyHydration } from '@/client/integrations/lazy-hydration.tsx'
import { openState } from '@/client/state/state-door.ts'
import { ApiClientProvider, useApiClient } from './client-context.tsx'
import { createLazyClient } from './lazy-client.ts'
import { createQueryClient } from './query-client.ts'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
  },
)

test('a sign-in reaches everything that is hydrated, and wakes nothing else', async () => {
  const { place, signIn, errors } = await openPage(
    <>
      <Viewer name="header" />
      <LazyHydration>{CARD}</LazyHydration>
    </>,
  )
  const card = place.querySelector('#card')
  expect(place.textContent).toBe('header of nobody, card of nobody')
  await signIn()
  await vi.waitFor(() => expect(place.textContent).toBe('header of 7, card of nobody'))
  expect(place.querySelector('#card')).toBe(card)
  await act(async () => card?.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  expect(place.textContent).toBe('header of 7, card of 7')
  expect(place.querySelector('#card')).toBe(card)
  expect(errors).not.toHaveBeenCalled()
})

function Viewer({ name }: { name: string }) {
  const { viewer } = useApiClient()
  return (
    <span id={name}>
      {name} of {viewer ?? 'nobody'}
      {name === 'header' ? ', ' : null}
    </span>
  )
}

const CARD = <Viewer name="card" />

/** The page as the server wrote it, with React started on it. */
async function openPage(content: ReactNode) {
  const queries = createQueryClient()
  const page = (
    <QueryClientProvider client={queries}>
      <ApiClientProvider language="en">{content}</ApiClientProvider>
    </QueryClientProvider>
  )
  const place = document.createElement('main')
  document.body.append(place)
  const browser = window
  vi.stubGlobal('window', undefined)
  const html = renderToString(page)
  vi.stubGlobal('window', browser)
  place.innerHTML = html
  const errors = vi.fn()
  await act(async () => void hydrateRoot(place, page, { onRecoverableError: errors }))
  const client = createLazyClient({ baseUrl: '/api', language: 'en' })
  const { store } = await openState(queries, client)
  const data = { token: 't', data: { id: 7 } } as Parameters<
    typeof store.trigger.signupSucceeded
  >[0]['data']
  return {
    place,
    errors,
    signIn: () => act(async () => store.trigger.signupSucceeded({ data })),
  }
}
