import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noFilters, type SearchFilters, searchParams } from '@/domain/search-filters.ts'
import { useFilterForm } from './use-filter-form.ts'

let asked: string[] = []

beforeEach(() => {
  asked = []
})

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

test('one more place is looked for everywhere, not where the map was', () => {
  const bounds = { south: 45.4, west: -122.85, north: 45.63, east: -122.45 }
  render(<Panel filters={{ ...noFilters, bounds }} />)
  fireEvent.change(field('city'), { target: { value: 'Seattle' } })
  fireEvent.blur(field('city'))
  expect(asked).toEqual(['city=Seattle'])
})

/** A few of the fields, as the server writes them. */
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

function field(name: string, value?: string): HTMLInputElement {
  const found = [...document.querySelectorAll('input')].find(
    (input) => input.name === name && (value === undefined || input.value === value),
  )
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}
