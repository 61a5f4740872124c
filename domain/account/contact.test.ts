import { expect, test } from 'vitest'
import { type ContactMessage, contactFaults } from './contact.ts'

const message: ContactMessage = {
  first_name: 'Ana',
  last_name: 'García',
  email: ' ana@example.org ',
  subject: 'A question',
  message: 'Is it still free?',
}

test('accepts a complete message', () => {
  expect(contactFaults(message)).toEqual({})
})

test('reports empty and blank fields as missing', () => {
  const blank = { first_name: '', last_name: ' ', email: '', subject: '\t', message: '\n' }
  expect(contactFaults(blank)).toEqual({
    first_name: 'nameRequired',
    last_name: 'nameRequired',
    email: 'emailRequired',
    subject: 'subjectRequired',
    message: 'messageRequired',
  })
})

test.each(['ana', 'ana@', '@example.org', 'ana@example', 'ana@example..org', 'a na@example.org'])(
  'rejects %s as an email address',
  (email) => {
    expect(contactFaults({ ...message, email })).toEqual({ email: 'emailInvalid' })
  },
)
