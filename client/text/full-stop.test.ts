import { expect, test } from 'vitest'
import { withFullStop } from './full-stop.ts'

test.each([
  ['Too many requests, try again later', 'Too many requests, try again later.'],
  ['Come back later. ', 'Come back later.'],
  ['Please first verify your email address!!!', 'Please first verify your email address!!!'],
  ['He said “no.”', 'He said “no.”'],
  ['هل أنت متأكد؟', 'هل أنت متأكد؟'],
  ['محاولات كثيرة جدًا، حاول لاحقًا', 'محاولات كثيرة جدًا، حاول لاحقًا.'],
  ['しばらくお待ちください。', 'しばらくお待ちください。'],
])('ends %s once', (message, sentence) => {
  expect(withFullStop(message)).toBe(sentence)
})
