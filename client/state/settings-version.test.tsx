import { afterEach, expect, test } from 'vitest'
import { noteSettingsVersion } from './settings-version.ts'

const { dataset } = document.documentElement

afterEach(() => {
  delete dataset.settings
  localStorage.clear()
})

test('tells a page with other settings from the last page', () => {
  dataset.settings = 'one'
  expect(noteSettingsVersion()).toBe(true)
  expect(noteSettingsVersion()).toBe(false)
  dataset.settings = 'two'
  expect(noteSettingsVersion()).toBe(true)
  expect(noteSettingsVersion()).toBe(false)
})

test('tells nothing about a page without settings, such as the one of a provider that is down', () => {
  dataset.settings = 'one'
  noteSettingsVersion()
  delete dataset.settings
  expect(noteSettingsVersion()).toBe(false)
  dataset.settings = 'one'
  expect(noteSettingsVersion()).toBe(false)
})
