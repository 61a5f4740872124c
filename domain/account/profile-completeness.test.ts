import { expect, test } from 'vitest'
import { missingForListing, profileCompleteness } from './profile-completeness.ts'

const COMPLETE = {
  name: 'Mira Lindqvist',
  email: 'mira@example.com',
  mobile: '+4915112345678',
  profile: 'https://hearth.example/portrait.jpg',
  address: '12 Harbour Street',
}

test('is complete with name, email, phone number, portrait and postal address', () => {
  expect(missingForListing(COMPLETE)).toEqual([])
  expect(profileCompleteness(COMPLETE)).toBe(1)
})

test('lists absent, null, empty and blank fields in the order of the form', () => {
  const facts = { ...COMPLETE, address: ' ', profile: '', email: null }
  expect(missingForListing({ ...facts, mobile: null })).toEqual([
    'email',
    'mobile',
    'profile',
    'address',
  ])
  expect(missingForListing({})).toEqual(['name', 'email', 'mobile', 'profile', 'address'])
  expect(profileCompleteness({})).toBe(0)
})
