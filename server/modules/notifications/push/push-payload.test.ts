import { expect, test } from 'vitest'
import { MAX_PUSH_BYTES } from '@/server/gateways/push/encrypt-message.ts'
import { type PushContent, pushPayload } from './push-payload.ts'

const content: PushContent = {
  title: 'Mira sent you a message',
  body: 'About “House by the lake”',
  page: '/user/chat?person=7&property=41',
  tag: 'chat-3',
  image: '',
  language: 'en',
  direction: 'ltr',
  unread: 2,
}

test('keeps a short notice as it is', () => {
  expect(JSON.parse(pushPayload(content))).toEqual(content)
})

test.each([
  ['letters', 'a'],
  ['Arabic', 'م'],
  ['emoji', '🏡'],
  ['quotes, which JSON doubles', '"'],
])('cuts a long text of %s to what push services take', (_, letter) => {
  const payload = pushPayload({
    ...content,
    title: letter.repeat(500),
    body: letter.repeat(20_000),
  })
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(MAX_PUSH_BYTES)
  const read: PushContent = JSON.parse(payload)
  expect(read).toMatchObject({ page: content.page, tag: 'chat-3' })
  expect([...read.title]).toHaveLength(200)
  expect(read.body.length).toBeGreaterThan(100)
  expect(read.body.replaceAll(letter, '')).toBe('…')
})
