import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseFilters } from '@/domain/search/parse-filters.ts'
import { noFilters, type SearchFilters, searchParams } from '@/domain/search/search-filters.ts'
import { useFilterForm } from './use-filter-form.ts'

let asked: string[] = []

beforeEach(() => {
  asked = []
})

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

test('drops the map bounds when a place is added', () => {
  const bounds = { south: 45.4, west: -122.85, north: 45.63, east: -122.45 }
  render(<Panel filters={{ ...noFilters, bounds }} />)
  fireEvent.change(field('city'), { target: { value: 'Seattle' } })
  fireEvent.blur(field('city'))
  expect(asked).toEqual(['city=Seattle'])
})

test('removes searched values after going back, even in a focused field', () => {
  const { rerender } = render(<Panel filters={noFilters} />)
  const [words, price] = [field('q'), field('max_price')]
  for (const [input, typed] of [
    [words, ' pool '],
    [price, '500,000'],
  ] as const) {
    input.focus()
    fireEvent.change(input, { target: { value: typed } })
    fireEvent.submit(form())
    rerender(<Panel filters={parseFilters(new URLSearchParams(asked.at(-1)))} />)
    expect(input.value).toBe(typed)
    rerender(<Panel filters={noFilters} />)
    expect(input.value).toBe('')
    asked = []
    input.blur()
    expect(asked).toEqual([])
  }
})

test('keeps text being typed while other filters change', () => {
  const { rerender } = render(<Panel filters={noFilters} />)
  field('q').focus()
  fireEvent.change(field('q'), { target: { value: 'poo' } })
  rerender(<Panel filters={{ ...noFilters, offer: 'rent' }} />)
  expect(field('q').value).toBe('poo')
  expect(field('type', 'rent').checked).toBe(true)
})

test('searches a choice taken back before the first one is rendered', () => {
  render(<Panel filters={noFilters} />)
  fireEvent.click(field('type', 'rent'))
  fireEvent.click(field('type', ''))
  expect(asked).toEqual(['type=rent', ''])
})

test('searches values entered before hydration', async () => {
  renderEarly()
  field('type', 'rent').checked = true
  field('max_price').value = '2,500'
  render(<Panel filters={noFilters} />, { container: document.body, hydrate: true })
  await waitFor(() => expect(asked).toEqual(['type=rent&max_price=2500']))
  expect(field('type', 'rent').checked).toBe(true)
})

test('does not search text being typed during hydration', async () => {
  renderEarly()
  field('q').focus()
  field('q').value = 'poo'
  render(<Panel filters={noFilters} />, { container: document.body, hydrate: true })
  await act(() => new Promise((done) => setTimeout(done)))
  expect(asked).toEqual([])
  expect(field('q').value).toBe('poo')
  cleanup()
  renderEarly()
  field('type', 'rent').checked = true
  field('q').focus()
  field('q').value = 'poo'
  render(<Panel filters={noFilters} />, { container: document.body, hydrate: true })
  await waitFor(() => expect(asked).toEqual(['type=rent']))
  expect(field('q').value).toBe('poo')
})

test('removes a typed place together with its chip', () => {
  const { rerender } = render(<Panel filters={noFilters} />)
  field('city').focus()
  fireEvent.change(field('city'), { target: { value: 'Seattle' } })
  fireEvent.submit(form())
  rerender(<Panel filters={{ ...noFilters, city: 'Seattle' }} />)
  rerender(<Panel filters={noFilters} />)
  asked = []
  fireEvent.click(field('type', 'rent'))
  expect(asked).toEqual(['type=rent'])
})

/** The server-rendered page before hydration. */
function renderEarly() {
  document.body.innerHTML = renderToString(<Panel filters={noFilters} />)
}

/** Some of the fields that the server renders. */
function Panel({ filters }: { filters: SearchFilters }) {
  const form = useFilterForm(filters, (next) => asked.push(searchParams(next).toString()))
  const bounds = searchParams(filters).get('bounds')
  return (
    <form {...form.props}>
      <input type="radio" name="type" value="" defaultChecked />
      <input type="radio" name="type" value="rent" />
      <input name="city" />
      <input name="max_price" defaultValue={filters.maxPrice ?? ''} />
      <input type="search" name="q" defaultValue={filters.search} />
      {bounds ? <input type="hidden" name="bounds" value={bounds} /> : null}
    </form>
  )
}

function form(): HTMLFormElement {
  const found = document.querySelector('form')
  if (!found) throw new Error('There is no form')
  return found
}

function field(name: string, value?: string): HTMLInputElement {
  const found = [...document.querySelectorAll('input')].find(
    (input) => input.name === name && (value === undefined || input.value === value),
  )
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}
