import { expect, test } from 'vitest'
import { inquiryFaults, messageFault, type TypedInquiry } from './inquiry-form.ts'

const typed: TypedInquiry = {
  name: 'Ada Brandt',
  email: 'ada@hearth.example',
  mobile: '',
  message: 'Is it free in May?',
  preferred_times: '',
  consent: true,
  website: '',
}
const visitor = { isMember: false }

test('accepts an address or a number', () => {
  expect(inquiryFaults(typed, visitor)).toEqual({})
  for (const mobile of ['+1 (503) 555-0142', '030/1234567', '\u202a+49 30 1234567\u202c']) {
    expect(inquiryFaults({ ...typed, email: '', mobile }, visitor)).toEqual({})
  }
})

test('asks visitors for a name and for one way to reach them', () => {
  expect(inquiryFaults({ ...typed, name: ' ', email: ' ' }, visitor)).toEqual({
    name: 'nameRequired',
    email: 'contactRequired',
  })
  for (const mobile of ['call me', '()().-', '+']) {
    const wrong = { ...typed, email: 'ada@', mobile }
    expect(inquiryFaults(wrong, visitor)).toEqual({ email: 'emailInvalid', mobile: 'phoneInvalid' })
  }
})

test('asks members for their message and consent only', () => {
  const bare = { ...typed, name: '', email: '', message: '', consent: false }
  expect(inquiryFaults(bare, { isMember: true })).toEqual({
    message: 'messageRequired',
    consent: 'consentRequired',
  })
})

test('limits a message to 4000 characters without the spaces around it', () => {
  expect(messageFault(` ${'a'.repeat(4000)} `)).toBe(null)
  expect(messageFault('a'.repeat(4001))).toBe('messageTooLong')
  expect(messageFault(' \n ')).toBe('messageRequired')
})
