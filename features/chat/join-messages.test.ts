import { expect, test } from 'vitest'
import type { ChatMessage } from '@/client/api/member/chat.ts'
import { joinMessages } from './join-messages.ts'

test('puts pages and newer messages into one order, each once', () => {
  const pages = [{ messages: [message(5), message(4)] }, { messages: [message(3), message(1)] }]
  const newer = [message(8), message(5), message(7), message(8)]
  expect(joinMessages(pages, newer).map(({ seq }) => seq)).toEqual([1, 3, 4, 5, 7, 8])
})

test('keeps the order of providers without places', () => {
  const pages = [{ messages: [message(0, 12), message(0, 11)] }]
  expect(joinMessages(pages, []).map(({ id }) => id)).toEqual([11, 12])
})

function message(seq: number, id = seq): ChatMessage {
  return {
    id,
    seq,
    clientId: null,
    isMine: false,
    text: '',
    type: 'text',
    file: '',
    fileName: '',
    audio: '',
    sentAt: '2026-11-20T09:30:00.000000Z',
    isRead: true,
  }
}
