import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { readDraft } from '@/client/state/form-draft.ts'
import type { Proof } from '@/domain/account/recent-sign-in.ts'
import { textReader, useForm } from './use-form.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

type Letter = Readonly<Record<'name' | 'subject', string>>
type Submit = (letter: Letter, proof: Proof | null) => Promise<void>

test('submits once for two clicks, and keeps the values until it succeeds', async () => {
  const answers: (() => void)[] = []
  const submit = vi.fn<Submit>(() => new Promise((resolve) => answers.push(resolve)))
  render(<LetterForm submit={submit} />)
  fill({ name: 'Ana', subject: 'A home' })
  press()
  press()
  expect(submit.mock.calls).toEqual([[{ name: 'Ana', subject: 'A home' }, null]])
  expect(screen.getByRole('status').textContent).toBe('submitting')
  expect(readDraft('letter')).toEqual({ name: 'Ana', subject: 'A home' })
  answers[0]?.()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('submitted'))
  expect(readDraft('letter')).toEqual({})
})

test('shows an error at its field, focuses it, and clears it on edit', () => {
  const submit = vi.fn<Submit>(async () => {})
  render(<LetterForm submit={submit} />)
  fill({ name: 'Ana' })
  press()
  expect(field('subject').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('subject'))
  expect(field('name').value).toBe('Ana')
  fill({ subject: 'A home' })
  expect(field('subject').getAttribute('aria-invalid')).toBe(null)
  expect(submit).not.toHaveBeenCalled()
})

test('focuses the field again after another rejected attempt', () => {
  render(<LetterForm submit={async () => {}} />)
  press()
  field('subject').focus()
  press()
  expect(document.activeElement).toBe(field('name'))
})

test('shows the provider’s error at its field, with the values as typed', async () => {
  const fields = { subject: 'must not shout' }
  const error = new ApiError('invalid', { message: 'x', fields })
  render(<LetterForm submit={() => Promise.reject(error)} />)
  fill({ name: 'Ana', subject: 'A HOME' })
  press()
  await waitFor(() => expect(document.activeElement).toBe(field('subject')))
  expect(field('subject').title).toBe('must not shout')
  expect([field('name').value, field('subject').value]).toEqual(['Ana', 'A HOME'])
  expect(screen.queryByRole('alert')).toBe(null)
})

test('shows any other error for the whole form, and can submit again', async () => {
  const fields = { token: 'is used' }
  const errors = [new ApiError('invalid', { message: 'x', fields })]
  const submit = vi.fn<Submit>(async () => {
    const error = errors.shift()
    if (error) throw error
  })
  render(<LetterForm submit={submit} />)
  fill({ name: 'Ana', subject: 'A home' })
  press()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('invalid'))
  press()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('submitted'))
  expect(submit).toHaveBeenCalledTimes(2)
})

test('requires a proof if the provider does, and sends it along', async () => {
  const data = { proof: 'password' }
  const errors = [new ApiError('refused', { message: 'x', key: 'recentSignInRequired', data })]
  const submit = vi.fn<Submit>(async () => {
    const error = errors.shift()
    if (error) throw error
  })
  render(<LetterForm submit={submit} requestCode={async () => {}} />)
  fill({ name: 'Ana', subject: 'A home' })
  press()
  await screen.findByText('password')
  press()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('submitted'))
  expect(submit.mock.calls.map(([, proof]) => proof)).toEqual([null, 'password'])
})

test('hands over the values once, as soon as the form was accepted', async () => {
  const onSubmitted = vi.fn()
  const errors = [new ApiError('network', { message: 'x' })]
  const submit = vi.fn<Submit>(async () => {
    const error = errors.shift()
    if (error) throw error
  })
  render(<LetterForm submit={submit} onSubmitted={onSubmitted} />)
  fill({ name: 'Ana', subject: 'A home' })
  press()
  await screen.findByRole('alert')
  expect(onSubmitted).not.toHaveBeenCalled()
  press()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('submitted'))
  expect(onSubmitted.mock.calls).toEqual([[{ name: 'Ana', subject: 'A home' }]])
})

const fields = ['name', 'subject'] as const

type LetterFormProps = {
  submit: Submit
  onSubmitted?: (letter: Letter) => void
  requestCode?: () => Promise<void>
}

function LetterForm({ submit, onSubmitted, requestCode }: LetterFormProps) {
  const form = useForm({
    fields,
    submit,
    requestCode,
    ...(onSubmitted ? { onSubmitted } : {}),
    read: textReader(fields),
    validate: ({ name, subject }) => ({
      ...(name ? {} : { name: 'nameRequired' }),
      ...(subject ? {} : { subject: 'subjectRequired' }),
    }),
    draft: { name: 'letter', fields, asksFirst: false },
  })
  return (
    <form {...form.props}>
      {fields.map((name) => (
        <input
          key={name}
          name={name}
          aria-label={name}
          aria-invalid={form.reasons[name] ? true : undefined}
          title={form.reasons[name]}
        />
      ))}
      <p role="status">{form.stage}</p>
      <p>{form.proof}</p>
      {form.failure instanceof ApiError ? <p role="alert">{form.failure.kind}</p> : null}
      <button type="submit">Send</button>
    </form>
  )
}

function fill(letter: Partial<Letter>): void {
  for (const [name, value] of Object.entries(letter)) {
    fireEvent.change(field(name), { target: { value } })
  }
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
