import { expect, test } from 'vitest'
import { chatOfQuery, chatRoute, messageOfQuery } from './chat-route.ts'

test('names a conversation in the address, and reads it back', () => {
  const chat = { person: 0, property: 41 }
  expect(chatRoute()).toBe('/user/chat')
  expect(chatRoute(chat)).toBe('/user/chat?person=0&property=41')
  expect(chatOfQuery(new URL(chatRoute(chat), 'http://a.example').searchParams)).toEqual(chat)
})

test.each(['', 'person=7', 'property=41', 'person=7&property=0', 'person=-1&property=41'])(
  'finds no conversation in "%s"',
  (query) => {
    expect(chatOfQuery(new URLSearchParams(query))).toBe(null)
  },
)

test('finds no conversation in numbers that no provider has', () => {
  expect(chatOfQuery(new URLSearchParams('person=7&property=2147483648'))).toBe(null)
  expect(chatOfQuery(new URLSearchParams('person=1e3&property=41'))).toBe(null)
})

test('names a message to show', () => {
  const route = chatRoute({ person: 12, property: 17, message: 4 })
  const { searchParams } = new URL(route, 'https://hearth.example')
  expect(chatOfQuery(searchParams)).toEqual({ person: 12, property: 17 })
  expect(messageOfQuery(searchParams)).toBe(4)
  for (const text of ['', '0', '-1', 'x', '99999999999']) {
    expect(messageOfQuery(new URLSearchParams({ message: text })), text).toBe(null)
  }
})
