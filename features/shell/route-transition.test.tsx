import { afterEach, expect, test } from 'vitest'
import { beginTransition, endTransition, isInTransition, onTransition } from './route-transition.ts'

afterEach(() => {
  endTransition()
  history.replaceState(null, '', '/')
})

test('a page is under way from the click until it is shown', () => {
  const told: boolean[] = []
  const end = onTransition(() => told.push(isInTransition()))
  beginTransition('/projects')
  endTransition()
  endTransition()
  end()
  expect(told).toEqual([true, false])
})

test('another query is another page, a place within the page is none', () => {
  history.replaceState(null, '', '/properties?type=sell')
  beginTransition('/properties?type=sell#list')
  expect(isInTransition()).toBe(false)
  beginTransition('/properties?type=rent')
  expect(isInTransition()).toBe(true)
})

test('turning back before the page came ends the wait', () => {
  beginTransition('/projects')
  beginTransition('/')
  expect(isInTransition()).toBe(false)
})
