import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { FileStore } from '@/server/gateways/files/file-store.ts'
import { recordFile, storeFile } from '@/server/modules/files/service.ts'

/** Setting → file. */
const BRAND = { web_favicon: 'favicon.png', web_placeholder_logo: 'placeholder-logo.png' } as const

export type BrandSettings = Record<keyof typeof BRAND, string>

/** Returns storage keys by setting. */
export async function storeBrand(db: Kysely<DB>, files: FileStore): Promise<BrandSettings> {
  return {
    web_favicon: await store(db, files, BRAND.web_favicon),
    web_placeholder_logo: await store(db, files, BRAND.web_placeholder_logo),
  }
}

async function store(db: Kysely<DB>, files: FileStore, name: string): Promise<string> {
  const file = await storeFile(files, {
    source: await readFile(join(import.meta.dirname, 'brand', name)),
    name,
    mime: 'image/png',
    visibility: 'public',
    ownerId: null,
  })
  await recordFile(db, file, null)
  return file.key
}
