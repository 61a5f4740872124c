import { act, render } from '@testing-library/react'
import { createContext, type ReactNode, startTransition, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaceUnhydrated } from './hydration-queue.ts'
import { LazyHydration } from './lazy-hydration.tsx'

let root: Root | undefined

let see = (_: Element) => {}

vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      see = (target) => tell([{ isIntersecting: true, target }])
    }
    observe() {}
    unobserve() {}
  },
)

beforeEach(() => void vi.useFakeTimers())

afterEach(async () => {
  await act(() => vi.runAllTimersAsync())
  await act(async () => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  vi.useRealTimers()
})

function Heart({ name }: { name: string }) {
  const [isPressed, setPressed] = useState(false)
  return (
    <button type="button" aria-pressed={isPressed} onClick={() => setPressed(!isPressed)}>
      {name}
    </button>
  )
}

function Page({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <LazyHydration as="li" key={name}>
          {HEARTS[name]}
        </LazyHydration>
      ))}
    </ul>
  )
}

// Made once: new children would hydrate at once.
const HEARTS: Record<string, ReactNode> = {
  first: <Heart name="first" />,
  second: <Heart name="second" />,
}

const SECTION = (
  <>
    <Heart name="around" />
    <Page names={['first', 'second']} />
  </>
)

/** The page as the server wrote it, with React started on it. */
async function openPage(page: ReactNode) {
  const place = document.createElement('main')
  const browser = window
  vi.stubGlobal('window', undefined)
  place.innerHTML = renderToString(page)
  vi.stubGlobal('window', browser)
  document.body.append(place)
  const errors = vi.fn()
  await act(async () => {
    root = hydrateRoot(place, page, { onRecoverableError: errors })
  })
  return { place, errors }
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const isHydrated = (name: string) =>
  Object.keys(button(name) ?? {}).some((key) => key.startsWith('__reactProps'))

test('writes everything on the server and leaves it asleep in the browser', async () => {
  const { place, errors } = await openPage(<Page names={['first', 'second']} />)
  expect(place.textContent).toBe('firstsecond')
  expect([isHydrated('first'), isHydrated('second')]).toEqual([false, false])
  expect(errors).not.toHaveBeenCalled()
})

test('answers the press that wakes it, and wakes nothing else', async () => {
  const { errors } = await openPage(<Page names={['first', 'second']} />)
  const before = button('second')
  await act(async () => before?.click())
  expect(button('second')).toBe(before)
  expect(before?.getAttribute('aria-pressed')).toBe('true')
  expect(isHydrated('first')).toBe(false)
  expect(errors).not.toHaveBeenCalled()
})

test('wakes with the focus of the keyboard', async () => {
  await openPage(<Page names={['first', 'second']} />)
  await act(async () => button('first')?.focus())
  expect([isHydrated('first'), isHydrated('second')]).toEqual([true, false])
})

test('wakes near the view, and not before however long nothing happens', async () => {
  await openPage(<Page names={['first', 'second']} />)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([isHydrated('first'), isHydrated('second')]).toEqual([false, false])
  const place = button('second')?.closest('li')
  await act(async () => place && see(place))
  expect([isHydrated('first'), isHydrated('second')]).toEqual([false, true])
})

test('answers the press that wakes a part inside a part', async () => {
  const page = <LazyHydration>{SECTION}</LazyHydration>
  const { errors } = await openPage(page)
  await act(async () => button('first')?.click())
  expect(button('first')?.getAttribute('aria-pressed')).toBe('true')
  expect(errors).not.toHaveBeenCalled()
})

test('leaves a part inside asleep when only the one around it comes near', async () => {
  const { place } = await openPage(<LazyHydration>{SECTION}</LazyHydration>)
  await act(async () => see(place.firstElementChild ?? place))
  expect([isHydrated('around'), isHydrated('first')]).toEqual([true, false])
})

test('takes over the server’s elements when it is given other children', async () => {
  const { errors } = await openPage(<Changing />)
  const before = button('first')
  await act(async () => button('change')?.click())
  expect(button('changed')).toBe(before)
  expect(errors).not.toHaveBeenCalled()
})

function Changing() {
  const [name, setName] = useState('first')
  return (
    <>
      <LazyHydration>
        <Heart name={name} />
      </LazyHydration>
      <button type="button" onClick={() => setName('changed')}>
        change
      </button>
    </>
  )
}

test('is rendered anew, in one pass, when a context is about to change', async () => {
  const { errors } = await openPage(<Searched />)
  rendered = 0
  await act(async () => button('change')?.click())
  expect(isHydrated('first') && isHydrated('second')).toBe(true)
  expect(rendered).toBe(1)
  expect(errors).not.toHaveBeenCalled()
})

const Search = createContext('')
let rendered = 0

function Searched() {
  const [search, setSearch] = useState('')
  rendered++
  return (
    <Search value={search}>
      <Page names={['first', 'second']} />
      <button
        type="button"
        onClick={() => {
          replaceUnhydrated()
          startTransition(() => setSearch('other'))
        }}
      >
        change
      </button>
    </Search>
  )
}

test('renders at once where there is no page of the server', async () => {
  render(<Page names={['first']} />)
  expect(isHydrated('first')).toBe(true)
})
