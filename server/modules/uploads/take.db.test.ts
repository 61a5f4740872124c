import type { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { DB } from '@/generated/database.ts'
import { Failure } from '@/server/contract/failure.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { takeUploads } from './take.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

type Facts = { accountId: number; purpose?: string; status?: string }

/** An upload, with a stored picture if finished. */
async function upload(id: string, { accountId, purpose = 'photo', status = 'ready' }: Facts) {
  const file_key = status === 'ready' ? await storedPicture(db, `${id}.jpg`) : null
  await db
    .insertInto('upload')
    .values({
      id,
      account_id: accountId,
      purpose,
      status,
      file_key,
      name: 'a.jpg',
      bytes: 5,
      created_at: TEST_NOW,
      // Expired uploads are usable until the sweep deletes them.
      expires_at: TEST_NOW,
    })
    .execute()
}

const photo = (id: string, field = 'pictures[0][upload]') => ({
  id,
  field,
  purpose: 'photo' as const,
})

/** The refused fields, or 'taken'. */
async function refusedFields(work: Promise<unknown>): Promise<string[] | 'taken'> {
  try {
    await work
    return 'taken'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return Object.keys(error.options.fields ?? {})
  }
}

test('turns finished uploads into files', async () => {
  const { id: accountId } = await signedIn(db)
  await upload('one', { accountId })
  await upload('two', { accountId })
  const wanted = [photo('two'), photo('one', 'meta_upload')]
  const taken = await db
    .transaction()
    .execute((transaction) => takeUploads(transaction, { accountId, wanted, at: TEST_NOW }))
  expect([...taken].map(([id, { key }]) => [id, key])).toEqual([
    ['two', 'two.jpg'],
    ['one', 'one.jpg'],
  ])
  expect(taken.get('one')).toEqual({
    key: 'one.jpg',
    name: 'one.jpg',
    mime: 'image/jpeg',
    bytes: 1000,
    width: 1200,
    height: 800,
    hash: expect.any(String),
  })
  expect(await db.selectFrom('upload').select('id').execute()).toEqual([])
  expect(await takeUploads(db, { accountId, wanted: [], at: TEST_NOW })).toEqual(new Map())
})

test('names each unusable upload and keeps them all', async () => {
  const { id: accountId } = await signedIn(db)
  const stranger = await signedIn(db)
  await upload('good', { accountId })
  await upload('coming', { accountId, status: 'receiving' })
  await upload('refused', { accountId, status: 'refused' })
  await upload('document', { accountId, purpose: 'document' })
  await upload('foreign', { accountId: stranger.id })
  const wanted = ['good', 'coming', 'refused', 'document', 'foreign', 'unheard-of', 'good'].map(
    (id, index) => photo(id, `pictures[${index}][upload]`),
  )
  const work = db
    .transaction()
    .execute((transaction) => takeUploads(transaction, { accountId, wanted, at: TEST_NOW }))
  expect(await refusedFields(work)).toEqual(
    [1, 2, 3, 4, 5, 6].map((index) => `pictures[${index}][upload]`),
  )
  expect(await db.selectFrom('upload').select('id').execute()).toHaveLength(5)
})

test('gives an upload to one of two simultaneous posts', async () => {
  const { id: accountId } = await signedIn(db)
  await upload('one', { accountId })
  await upload('two', { accountId })
  const post = (ids: string[]) =>
    db.transaction().execute(async (transaction: Kysely<DB>) => {
      const wanted = ids.map((id) => photo(id, id))
      await takeUploads(transaction, { accountId, wanted, at: TEST_NOW })
    })
  const outcomes = await Promise.all([
    refusedFields(post(['one', 'two'])),
    refusedFields(post(['two', 'one'])),
  ])
  expect(outcomes.map((outcome) => (outcome === 'taken' ? 'taken' : [...outcome].sort()))).toEqual(
    expect.arrayContaining(['taken', ['one', 'two']]),
  )
})
