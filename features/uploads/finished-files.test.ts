import { expect, test } from 'vitest'
import type { UploadItem } from '@/client/flows/uploads/upload-item.ts'
import { canBeSent, type PostedPicture } from '@/domain/listing/posted-file.ts'
import { inOrder, movedTo } from './ordering.ts'
import { withFinished } from './use-finished-files.ts'

const picture = (key: string, more: Partial<PostedPicture> = {}): PostedPicture => ({
  key,
  alt: '',
  url: '',
  ...more,
})
const item = (key: string, more: Partial<UploadItem> = {}): UploadItem => ({
  key,
  name: `${key}.jpg`,
  bytes: 9,
  status: 'ready',
  progress: 1,
  uploadId: `u-${key}`,
  refusal: null,
  failure: '',
  preview: '',
  url: `/${key}`,
  width: 4,
  height: 3,
  hash: null,
  ...more,
})

test('adds finished uploads, removes rejected ones and keeps the others', () => {
  const value = [
    picture('a', { alt: 'Hall' }),
    picture('b'),
    picture('c'),
    picture('id-7', { id: 7 }),
  ]
  const items = [item('a'), item('b', { status: 'refused' }), item('c', { status: 'sending' })]
  expect(withFinished(value, items)).toEqual([
    { key: 'a', alt: 'Hall', upload: 'u-a', url: '/a', width: 4, height: 3, hash: null },
    picture('c'),
    picture('id-7', { id: 7 }),
  ])
})

test('returns null without a change', () => {
  const value = [picture('a', { upload: 'u-a', url: '/a' }), picture('b')]
  expect(withFinished(value, [item('a'), item('b', { status: 'waiting' })])).toBeNull()
})

test('marks files for the form post as finished', () => {
  const [kept] = withFinished([picture('a')], [item('a', { uploadId: null })]) ?? []
  expect(kept).toEqual(picture('a', { isKept: true }))
  expect([kept && canBeSent(kept), canBeSent(picture('b'))]).toEqual([true, false])
})

test('moves pictures by key', () => {
  const album = [picture('a'), picture('b'), picture('c')]
  expect(movedTo(album, 'c', 0).map(({ key }) => key)).toEqual(['c', 'a', 'b'])
  expect(inOrder(album, ['b', 'c', 'a']).map(({ key }) => key)).toEqual(['b', 'c', 'a'])
})
