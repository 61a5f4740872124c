import { expect, test } from 'vitest'
import { keepTyped } from './typed-fields.ts'

const FORM = `<input name="email"><input name="name" value="Homes in Bend">
  <input type="checkbox" name="events" value="new" checked>
  <input type="checkbox" name="events" value="cheaper">
  <input type="radio" name="frequency" value="daily" checked><input type="radio" name="frequency" value="instant">`

test('what was typed and chosen goes on in the form that takes its place, with the focus', () => {
  document.body.innerHTML = `<form>${FORM}</form>`
  const form = formNow()
  const [email, , , cheaper, , instant] = form.querySelectorAll('input')
  if (!email || !cheaper || !instant) throw new Error('the form has six fields')
  email.value = 'ana@'
  cheaper.checked = true
  instant.checked = true
  email.focus()
  const restore = keepTyped(form)
  document.body.innerHTML = `<form>${FORM}</form>`
  restore(formNow())
  const data = new FormData(formNow())
  expect([...data]).toEqual([
    ['email', 'ana@'],
    ['name', 'Homes in Bend'],
    ['events', 'new'],
    ['events', 'cheaper'],
    ['frequency', 'instant'],
  ])
  expect(document.activeElement?.getAttribute('name')).toBe('email')
})

function formNow(): HTMLFormElement {
  const form = document.querySelector('form')
  if (!form) throw new Error('there is no form')
  return form
}
