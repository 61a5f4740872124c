import { afterEach, expect, test } from 'vitest'
import { beginTransition, endTransition, isInTransition, onTransition } from './route-transition.ts'

afterEach(() => {
  endTransition()
  history.replaceState(null, '', '/')
})

test('starts on navigation and ends once when the page is shown', () => {
  const told: boolean[] = []
  const end = onTransition(() => told.push(isInTransition()))
  beginTransition('/projects')
  endTransition()
  endTransition()
  end()
  expect(told).toEqual([true, false])
})

test('starts for another query, but not for a hash', () => {
  history.replaceState(null, '', '/properties?type=sell')
  beginTransition('/properties?type=sell#list')
  expect(isInTransition()).toBe(false)
  beginTransition('/properties?type=rent')
  expect(isInTransition()).toBe(true)
})

test('ends when going back before the page is shown', () => {
  beginTransition('/projects')
  beginTransition('/')
  expect(isInTransition()).toBe(false)
})
