import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** A row about a stored picture of 1200 by 800 pixels; there is no file behind it. */
export async function storedPicture(db: Kysely<DB>, key: string): Promise<string> {
  await insert(db, { key, mime: 'image/jpeg', width: 1200, height: 800, hash: PICTURE_HASH })
  return key
}

/** A row about a stored document; there is no file behind it. */
export async function storedDocument(db: Kysely<DB>, key: string): Promise<string> {
  await insert(db, { key, mime: 'application/pdf', width: null, height: null, hash: null })
  return key
}

export const PICTURE_HASH = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj'

type FileFacts = {
  key: string
  mime: string
  width: number | null
  height: number | null
  hash: string | null
}

async function insert(db: Kysely<DB>, facts: FileFacts): Promise<void> {
  const { key } = facts
  await db
    .insertInto('stored_file')
    .values({ ...facts, visibility: 'public', name: key, bytes: 1000, sha256: key })
    .execute()
}
