import { describe, expect, test } from 'vitest'
import { canLeaveForSignIn, identityProject, identitySources } from './identity-project.ts'

const announced = {
  project_id: 'hearth-1a2b3',
  api_key: 'AIzaSy-web_key',
  auth_domain: 'hearth-1a2b3.firebaseapp.com',
}
const project = {
  projectId: 'hearth-1a2b3',
  apiKey: 'AIzaSy-web_key',
  authDomain: 'hearth-1a2b3.firebaseapp.com',
  emulatorUrl: null,
}
const emulatorUrl = 'http://127.0.0.1:9099'

describe('the project that a provider announces', () => {
  test('is parsed with and without an emulator', () => {
    expect(identityProject(announced)).toEqual(project)
    expect(identityProject({ ...announced, emulator_url: emulatorUrl })).toEqual({
      ...project,
      emulatorUrl,
    })
  })

  test.each([
    ['is absent', undefined],
    ['is null', null],
    ['has no key', { ...announced, api_key: '' }],
    ['names no host', { ...announced, auth_domain: 'https://evil.example.org' }],
    ['would write a policy', { ...announced, auth_domain: "a.org; script-src 'unsafe-inline'" }],
    ['has an emulator elsewhere', { ...announced, emulator_url: 'http://evil.example.org:80' }],
    ['has an emulator that is more', { ...announced, emulator_url: `${emulatorUrl}/; x` }],
  ])('is rejected when it %s', (_words, told) => {
    expect(identityProject(told)).toBe(null)
  })
})

test('allows only the emulator as a source when one is set', () => {
  expect(identitySources({ ...project, emulatorUrl })).toEqual({
    frames: [emulatorUrl],
    connections: [emulatorUrl],
  })
  expect(identitySources(project).frames).toContain('https://hearth-1a2b3.firebaseapp.com')
})

test('allows a redirect only where the sign-in can return', () => {
  expect(canLeaveForSignIn(project, 'homes.example.org')).toBe(false)
  expect(
    canLeaveForSignIn({ ...project, authDomain: 'homes.example.org' }, 'homes.example.org'),
  ).toBe(true)
  expect(canLeaveForSignIn({ ...project, emulatorUrl }, '127.0.0.1:3000')).toBe(true)
})
