import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pushSearch, SoftLink } from './soft-link.tsx'

beforeEach(() => {
  window.history.replaceState(null, '', '/properties?type=sell&bedrooms=2')
})

afterEach(cleanup)

test('a link keeps what was chosen since it was rendered', () => {
  renderLink('type=sell&bedrooms=2')
  pushSearch('/properties?type=sell&bedrooms=2&sort=price_asc')
  fireEvent.click(screen.getByRole('link'))
  expect(location.search).toBe('?type=sell&sort=price_asc')
})

test('a link to the search that is open adds no entry to the history', () => {
  renderLink('type=sell&bedrooms=2')
  const entries = window.history.length
  fireEvent.click(screen.getByRole('link'))
  fireEvent.click(screen.getByRole('link'))
  expect(location.search).toBe('?type=sell')
  expect(window.history.length).toBe(entries + 1)
})

test('a link with a modifier key is left to the browser', () => {
  renderLink('type=sell&bedrooms=2')
  expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true)
  expect(location.search).toBe('?type=sell&bedrooms=2')
})

function renderLink(shown: string) {
  render(
    <SearchParamsContext value={new URLSearchParams(shown)}>
      <SoftLink href="/properties?type=sell">Remove filter</SoftLink>
    </SearchParamsContext>,
  )
}
