import { expect, test } from 'vitest'
import { createStreamReader } from './event-stream.ts'

test('parses whole messages from any chunks', () => {
  const read = createStreamReader()
  expect(read('event: notifi')).toEqual([])
  expect(read('cation\ndata: {"id"')).toEqual([])
  expect(read(':7}\n\nevent: signed-out\ndata: {}\n\n')).toEqual([
    { event: 'notification', data: '{"id":7}' },
    { event: 'signed-out', data: '{}' },
  ])
})

test('ignores a heartbeat', () => {
  const read = createStreamReader()
  expect(read(': still here\n\n')).toEqual([])
  expect(read('data: a\r\ndata: b\r\n\r\n')).toEqual([{ event: 'message', data: 'a\nb' }])
})
