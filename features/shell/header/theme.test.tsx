import { expect, test } from 'vitest'
import { chooseTheme } from './theme.ts'

test('applies and remembers a theme, and removes it when following the device', () => {
  chooseTheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(document.cookie).toBe('theme=dark')
  chooseTheme('system')
  expect(document.documentElement.dataset.theme).toBe(undefined)
  expect(document.cookie).toBe('')
})
