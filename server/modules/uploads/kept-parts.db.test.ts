import { beforeEach, expect, test } from 'vitest'
import { failure } from '@/server/contract/failure.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { keptParts } from './kept-parts.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

/** A listing whose main picture was uploaded with its form. */
async function listedWithPicture() {
  const kept = keptParts(testDeps({ db }))
  const { key } = await kept.keep(storedPicture(db, 'harbour.jpg').then((key) => ({ key })))
  const { id } = await publishedListing(db)
  await db.updateTable('property').set({ title_image_key: key }).where('id', '=', id).execute()
  return { kept, key }
}

const pictures = async () =>
  (await db.selectFrom('property').select('title_image_key').execute()).map(
    ({ title_image_key: key }) => key,
  )

test('keeps a listing’s picture if only the commit’s reply was lost', async () => {
  const { kept, key } = await listedWithPicture()
  await kept.takeBackAfter(new Error('Connection terminated unexpectedly'))
  expect(await pictures()).toEqual([key])
})

test('removes the files of a refused request', async () => {
  const { kept } = await listedWithPicture()
  await kept.takeBackAfter(failure('conflict'))
  expect(await db.selectFrom('stored_file').select('key').execute()).toEqual([])
})
