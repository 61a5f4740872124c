import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import {
  dropDeviceDraft,
  keepDeviceDraft,
  listDeviceDrafts,
  readDeviceDraft,
} from './draft-store.ts'

const draft = {
  id: 'a',
  kind: 'property',
  listing: null,
  content: { title: 'Flat' },
  revision: 2,
  isAhead: true,
  isAwaited: true,
  changedAt: 10,
}

test('returns a draft to its author only', async () => {
  expect(await keepDeviceDraft(5, draft)).toBe(true)
  expect(await readDeviceDraft(5, 'a')).toEqual(draft)
  expect(await readDeviceDraft(6, 'a')).toBe(null)
  expect(await readDeviceDraft(5, 'b')).toBe(null)
})

test('treats drafts of an earlier version as not waiting for files', async () => {
  const { isAwaited: _, ...earlier } = draft
  await keepDeviceDraft(5, earlier)
  expect(await readDeviceDraft(5, 'a')).toEqual({ ...draft, isAwaited: false })
})

test('lists drafts of a kind, latest first, and deletes them', async () => {
  await keepDeviceDraft(5, draft)
  await keepDeviceDraft(5, { ...draft, id: 'b', changedAt: 20 })
  await keepDeviceDraft(5, { ...draft, id: 'c', kind: 'project' })
  await keepDeviceDraft(6, { ...draft, id: 'd' })
  expect((await listDeviceDrafts(5, 'property')).map(({ id }) => id)).toEqual(['b', 'a'])
  await dropDeviceDraft('b')
  expect((await listDeviceDrafts(5, 'property')).map(({ id }) => id)).toEqual(['a'])
})
