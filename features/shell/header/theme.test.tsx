import { expect, test } from 'vitest'
import { chooseTheme } from './theme.ts'

test('a choice shows at once and is remembered; following the device forgets it', () => {
  chooseTheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(document.cookie).toBe('theme=dark')
  chooseTheme('system')
  expect(document.documentElement.dataset.theme).toBe(undefined)
  expect(document.cookie).toBe('')
})
