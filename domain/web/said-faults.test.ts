import { expect, test } from 'vitest'
import english from '@/dictionaries/en.json' with { type: 'json' }
import { saidFault } from './said-faults.ts'

const texts: Record<string, string> = english

test.each([
  ['Title is required', 'posting.fault'],
  ['Description field is required', 'posting.fault'],
  ['Price is required', 'posting.fault'],
  ['Name is required', 'signIn'],
  ['Email is required', 'signIn'],
  ['Email address is invalid', 'signIn'],
  ['Subject is required', 'contact'],
  ['Message is required', 'contact'],
  ['Phone number is required', 'signIn'],
  ['Phone number is invalid', 'signIn'],
  ['Password is required', 'signIn'],
  ['Password must be 6 characters or more', 'signIn'],
  ['Passwords do not match', 'signIn'],
  ['Please enter OTP first', 'signIn'],
])('has the form text “%s” word for word', (words, form) => {
  expect(texts[`${form}.${saidFault(words)}`]).toBe(words)
})

test('ignores other messages', () => {
  expect(saidFault('must not shout')).toBe(null)
})
