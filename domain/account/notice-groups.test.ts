import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { channelChoice, findNoticeGroup, kindsOfGroups, noticeGroups } from './notice-groups.ts'

test('every kind of the contract belongs to one group', () => {
  const schema = readFileSync('api-spec/schemas/notifications.yaml', 'utf8')
  const list = /kind:\n\s+type: string\n\s+enum:\n((?:\s+- [a-z-]+\n)+)/.exec(schema)?.[1] ?? ''
  const kinds = list.split('\n').flatMap((line) => line.replace('-', '').trim() || [])
  expect(kinds.length).toBeGreaterThan(30)
  expect(kinds.filter((kind) => findNoticeGroup(kind) === null)).toEqual([])
  expect(kindsOfGroups(noticeGroups).toSorted()).toEqual(kinds.toSorted())
})

test('mails of payments are sent in any case, and there are none of prices', () => {
  expect(channelChoice('payments', 'mail')).toBe('always')
  expect(channelChoice('prices', 'mail')).toBe('never')
  expect(channelChoice('messages', 'mail')).toBe('chosen')
  expect(channelChoice('payments', 'push')).toBe('chosen')
})
