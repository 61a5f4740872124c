import { expect, test } from 'vitest'
import { profileChanges, profileFaults, profileTexts, webAddress } from './profile.ts'

const ana = profileTexts({ name: 'Ana García', about_me: null, address: '1 Quay' })

test('sends only changed fields, trimmed', () => {
  expect(profileChanges(ana, ana)).toEqual({})
  expect(profileChanges(ana, { ...ana, name: ' Ana ', address: '' })).toEqual({
    name: 'Ana',
    address: '',
  })
})

test('completes web addresses', () => {
  const now = { ...ana, instagram_id: 'instagram.com/ana' }
  expect(profileFaults(now)).toEqual({})
  expect(profileChanges(ana, now)).toEqual({ instagram_id: 'https://instagram.com/ana' })
})

test.each(['@ana', 'javascript:alert(1)', 'ana', 'https://'])(
  'rejects %s as a web address',
  (typed) => {
    expect(webAddress(typed)).toBe(null)
    expect(profileFaults({ ...ana, youtube_id: typed })).toEqual({ youtube_id: 'linkInvalid' })
  },
)

test('requires a name', () => {
  expect(profileFaults({ ...ana, name: ' ' })).toEqual({ name: 'nameRequired' })
})
