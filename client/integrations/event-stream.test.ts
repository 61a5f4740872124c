import { expect, test } from 'vitest'
import { createStreamReader } from './event-stream.ts'

test('messages arrive whole, however the stream is cut', () => {
  const read = createStreamReader()
  expect(read('event: notifi')).toEqual([])
  expect(read('cation\ndata: {"id"')).toEqual([])
  expect(read(':7}\n\nevent: signed-out\ndata: {}\n\n')).toEqual([
    { event: 'notification', data: '{"id":7}' },
    { event: 'signed-out', data: '{}' },
  ])
})

test('a heartbeat is no message', () => {
  const read = createStreamReader()
  expect(read(': still here\n\n')).toEqual([])
  expect(read('data: a\r\ndata: b\r\n\r\n')).toEqual([{ event: 'message', data: 'a\nb' }])
})
