import { cleanup, fireEvent, render } from '@testing-library/react'
import { type ComponentProps, useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { readDraft } from '@/client/state/form-draft.ts'
import { useFormDraft } from './use-form-draft.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  document.body.innerHTML = ''
})

test('restores typed values after a reload and removes them once sent', () => {
  const { unmount } = render(<Letter />)
  fireEvent.change(field('subject'), { target: { value: 'A question, and another' } })
  fireEvent.click(field('events', 'new'))
  fireEvent.click(field('frequency', 'instant'))
  unmount()
  const again = render(<Letter />)
  expect(written()).toEqual([
    ['subject', 'A question, and another'],
    ['events', 'cheaper'],
    ['frequency', 'instant'],
  ])
  again.rerender(<Letter isSent />)
  expect(readDraft('letter')).toEqual({})
})

test('keeps values entered before hydration over an older draft', () => {
  const first = render(<Letter />)
  fireEvent.change(field('subject'), { target: { value: 'Older' } })
  fireEvent.click(field('frequency', 'instant'))
  first.unmount()
  renderEarly()
  field('subject').value = 'Listing'
  field('events', 'new').checked = false
  render(<Letter />, { container: document.body, hydrate: true })
  expect(readDraft('letter')).toEqual({
    subject: 'Listing',
    events: 'cheaper',
    frequency: 'instant',
  })
})

test('keeps no draft of an untouched form, or when drafts need consent', () => {
  const { unmount } = render(<Letter />)
  expect(sessionStorage.getItem('draft:letter')).toBe(null)
  unmount()
  renderEarly()
  field('subject').value = 'Listing'
  render(<Letter asksFirst />, { container: document.body, hydrate: true })
  fireEvent.change(field('subject'), { target: { value: 'Listing a home' } })
  expect(sessionStorage.getItem('draft:letter')).toBe(null)
})

type LetterProps = Partial<Pick<ComponentProps<typeof Form>, 'isSent' | 'asksFirst'>>

const Letter = (props: LetterProps) => <Form isSent={false} asksFirst={false} {...props} />

function Form({ isSent, asksFirst }: { isSent: boolean; asksFirst: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const fields = ['subject', 'events', 'frequency']
  const keep = useFormDraft({ form, name: 'letter', fields, isSent, asksFirst })
  if (isSent) return null
  return (
    <form ref={form} onChange={keep}>
      <input name="subject" />
      <input type="checkbox" name="events" value="new" defaultChecked />
      <input type="checkbox" name="events" value="cheaper" defaultChecked />
      <input type="radio" name="frequency" value="daily" defaultChecked />
      <input type="radio" name="frequency" value="instant" />
    </form>
  )
}

/** The server-rendered page. */
function renderEarly(): void {
  document.body.innerHTML = renderToString(<Letter />)
}

function field(name: string, value?: string): HTMLInputElement {
  const fields = [...document.querySelectorAll('input')]
  const found = fields.find((one) => one.name === name && (!value || one.value === value))
  if (!found) throw new Error(`there is no field ${name}`)
  return found
}

function written() {
  const form = document.querySelector('form')
  return form ? [...new FormData(form)] : []
}
