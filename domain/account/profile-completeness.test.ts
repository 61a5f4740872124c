import { expect, test } from 'vitest'
import { missingForListing, profileCompleteness } from './profile-completeness.ts'

const COMPLETE = {
  name: 'Mira Lindqvist',
  email: 'mira@example.com',
  mobile: '4915112345678',
  profile: 'https://hearth.example/portrait.jpg',
  address: '12 Harbour Street',
}

test('a profile with name, address, number, portrait and postal address may list', () => {
  expect(missingForListing(COMPLETE)).toEqual([])
  expect(profileCompleteness(COMPLETE)).toBe(1)
})

test('what is absent, null, empty or blank is missing, in the order of the form', () => {
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
