import { expect, test } from 'vitest'
import { withoutLinks } from './without-links.ts'

test.each([
  ['See https://evil.example/a?b=c now', 'See … now'],
  ['See www.evil.example.', 'See …'],
  ['Go to evil.com/win', 'Go to …'],
  ['Write to me@evil.com', 'Write to me@…'],
  ['javascript://x', '…'],
])('replaces the address in "%s"', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected)
})

test.each([
  'Is it free on 1.5.? I could come at 10.30.',
  'The price is 3.50 per day.\nThank you. Ada',
  'Passt 12.05.2026?',
  'هل هو متاح؟ شكرا.',
])('leaves "%s"', (text) => {
  expect(withoutLinks(text)).toBe(text)
})
