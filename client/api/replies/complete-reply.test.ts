import { afterEach, expect, test, vi } from 'vitest'
import { completeReply } from './complete-reply.ts'

afterEach(() => vi.restoreAllMocks())

const faqs = (data: unknown[]) => ({ error: false, message: '', total: 1, data })

test('drops an unusable row and logs it once, without its values', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const reply = () => faqs([{ id: 1, question: '', answer: 'ada@other.example' }])
  expect(completeReply('GET /faqs', reply())).toMatchObject({ data: [] })
  completeReply('GET /faqs', reply())
  expect(warn.mock.calls).toEqual([
    ["The provider's reply to GET /faqs has rows without a usable Faq.question: left out."],
  ])
})

test('rejects a sign-in without a token', () => {
  const data = { id: 5, name: 'Ana' }
  expect(completeReply('POST /user_signup', { error: false, message: '', data })).toBeNull()
})

test('leaves a call without a shape unchanged', () => {
  const reply = { error: false, message: 'Sent' }
  expect(completeReply('POST /contct_us', reply)).toBe(reply)
})
