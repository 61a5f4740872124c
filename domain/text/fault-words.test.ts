import { expect, test } from 'vitest'
import english from '@/dictionaries/en.json' with { type: 'json' }
import { findFaultKey } from './fault-words.ts'

const texts: Record<string, string> = english

test.each([
  ['Title is required', 'listingEditor.fault'],
  ['Description field is required', 'listingEditor.fault'],
  ['Price is required', 'listingEditor.fault'],
  ['Name is required', 'auth.signIn'],
  ['Email is required', 'auth.signIn'],
  ['Email address is invalid', 'auth.signIn'],
  ['Subject is required', 'content.contact'],
  ['Message is required', 'content.contact'],
  ['Phone number is required', 'auth.signIn'],
  ['Phone number is invalid', 'auth.signIn'],
  ['Password is required', 'auth.signIn'],
  ['Password must be 6 characters or more', 'auth.signIn'],
  ['Passwords do not match', 'auth.signIn'],
  ['Please enter OTP first', 'auth.signIn'],
])('has the form text “%s” word for word', (words, form) => {
  expect(texts[`${form}.${findFaultKey(words)}`]).toBe(words)
})

test('ignores other messages', () => {
  expect(findFaultKey('must not shout')).toBe(null)
})
