import { expect, test } from 'vitest'
import english from '@/dictionaries/en.json' with { type: 'json' }
import { sentenceReader } from '../web/sentence.ts'
import { identityFault } from './identity-errors.ts'

const read = sentenceReader(english, 'en')

/** Literal messages of the specification, section 8. */
test.each([
  ['auth/user-not-found', 'user not found'],
  ['auth/wrong-password', 'invalid password'],
  ['auth/invalid-password', 'invalid password'],
  ['auth/email-already-in-use', 'Email already in use'],
  ['auth/email-already-exists', 'Email already in use'],
  ['auth/invalid-email', 'Invalid email address'],
  ['auth/user-disabled', 'User account has been disabled'],
  ['auth/too-many-requests', 'Too many requests, try again later'],
  ['auth/operation-not-allowed', 'Operation not allowed'],
  ['auth/internal-error', 'Internal error occurred'],
  [
    'auth/invalid-credential',
    'The details entered are incorrect Please enter the correct details and try again.',
  ],
  [
    'auth/invalid-login-credentials',
    'The details entered are incorrect Please enter the correct details and try again.',
  ],
  [
    'auth/invalid-verification-code',
    'The details entered are incorrect Please enter the correct details and try again.',
  ],
  ['auth/weak-password', 'Password is too weak'],
  ['auth/quota-exceeded', 'Quota exceeded. Please try again later.'],
  ['auth/invalid-phone-number', 'Invalid phone number. Please enter a valid phone number.'],
  ['quota-exceeded', 'Quota exceeded. Please try again later.'],
  ['auth/app-deleted', 'An error occurred.: auth/app-deleted'],
  ['constructor', 'An error occurred.: constructor'],
  ['', 'An error occurred.: '],
])('words the error %s as specified', (code, words) => {
  expect(read(`auth.identity.${identityFault(code)}`, { code })).toBe(words)
})
