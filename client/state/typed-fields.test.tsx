import { act, cleanup, render } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test } from 'vitest'
import { keepTyped, takeOver } from './typed-fields.ts'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const FORM = `<input name="email"><input name="name" value="Homes in Bend">
  <input type="checkbox" name="events" value="new" checked>
  <input type="checkbox" name="events" value="cheaper">
  <input type="radio" name="frequency" value="daily" checked><input type="radio" name="frequency" value="instant">
  <select name="bedrooms"><option value="1">1</option><option value="2" selected>2</option></select>
  <details><summary>More</summary><textarea name="wish">None</textarea></details>`

const FILLED = [
  ['email', 'ana@'],
  ['name', 'Homes in Bend'],
  ['events', 'cheaper'],
  ['frequency', 'instant'],
  ['bedrooms', '1'],
  ['wish', 'A garden'],
]

test('restores typed, selected and expanded fields in the replaced form, with the focus', () => {
  const restore = keepTyped(plainForm({ isFilled: true }))
  document.body.innerHTML = `<form>${FORM}</form>`
  restore(formNow())
  expect([...new FormData(formNow())]).toEqual(FILLED)
  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.activeElement?.getAttribute('name')).toBe('email')
})

test('fires change events on a React form, which reads all values', () => {
  const restore = keepTyped(plainForm({ isFilled: true }))
  document.body.innerHTML = ''
  const told: string[] = []
  const read: (readonly [string, FormDataEntryValue])[][] = []
  render(
    <LiveForm
      onChange={({ target, currentTarget }) => {
        if ('name' in target) told.push(String(target.name))
        read.push([...new FormData(currentTarget)])
      }}
    />,
  )
  act(() => restore(formNow()))
  expect([...new Set(told)]).toEqual(['email', 'events', 'frequency', 'bedrooms', 'wish'])
  for (const whole of read) expect(whole).toEqual(FILLED)
})

test('fires no event for untouched fields', () => {
  const restore = keepTyped(plainForm({ isFilled: false }))
  document.body.innerHTML = ''
  const told: string[] = []
  render(<LiveForm onChange={({ target }) => told.push(target.constructor.name)} />)
  act(() => restore(formNow()))
  expect(told).toEqual([])
  expect(document.activeElement).toBe(document.body)
})

test('moves the focus, but no value, to a replacing field', () => {
  document.body.innerHTML = '<form><input name="city"></form>'
  document.querySelector('input')?.focus()
  const city = formNow().querySelector('input')
  if (city) city.value = 'Bend'
  takeOver(
    formNow,
    (form) => {
      form.innerHTML =
        '<input type="hidden" name="city"><input role="combobox" value="Bend, Oregon">'
    },
    { city: '[role=combobox]' },
  )
  expect(document.activeElement?.getAttribute('role')).toBe('combobox')
  expect([...formNow().querySelectorAll('input')].map(({ value }) => value)).toEqual([
    '',
    'Bend, Oregon',
  ])
})

function plainForm({ isFilled }: { isFilled: boolean }): HTMLFormElement {
  document.body.innerHTML = `<form>${FORM}</form>`
  const form = formNow()
  const [email, , fresh, cheaper, , instant] = form.querySelectorAll('input')
  const [bedrooms] = form.querySelectorAll('select')
  const [wish] = form.querySelectorAll('textarea')
  const [details] = form.querySelectorAll('details')
  if (!email || !fresh || !cheaper || !instant || !bedrooms || !wish || !details) {
    throw new Error('the form lacks a field')
  }
  if (!isFilled) return form
  email.value = 'ana@'
  fresh.checked = false
  cheaper.checked = true
  instant.checked = true
  bedrooms.value = '1'
  wish.value = 'A garden'
  details.open = true
  email.focus()
  return form
}

function LiveForm({ onChange }: { onChange: (event: FormEvent<HTMLFormElement>) => void }) {
  return (
    <form onChange={onChange}>
      <input name="email" />
      <input name="name" defaultValue="Homes in Bend" />
      <input type="checkbox" name="events" value="new" defaultChecked />
      <input type="checkbox" name="events" value="cheaper" />
      <input type="radio" name="frequency" value="daily" defaultChecked />
      <input type="radio" name="frequency" value="instant" />
      <select name="bedrooms" defaultValue="2">
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      <textarea name="wish" defaultValue="None" />
    </form>
  )
}

function formNow(): HTMLFormElement {
  const form = document.querySelector('form')
  if (!form) throw new Error('there is no form')
  return form
}
