import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Sent } from './posting-member.ts'

type Kept = { db: Kysely<DB>; dataDir: string }

/** What is wrong with what a killed process left, whatever it was doing. */
export async function faultsOf({ db, dataDir }: Kept, sent: readonly Sent[]): Promise<string[]> {
  const { rows: halves } = await sql<{ half: string }>`
    select 'property ' || p.id || ' is there in part' as half from property p
    where not (${filesOf('property')} and p.title_image_key is not null
      and (select count(*) from property_facility f where f.property_id = p.id) = 1
      and (select count(*) from property_event e where e.property_id = p.id) = 1
      and (select count(*) from property_search s where s.property_id = p.id) = 1)
    union all
    select 'project ' || p.id || ' is there in part' from project p
    where not (${filesOf('project')} and p.image_key is not null)
    union all
    select 'use ' || q.id || ' is for nothing' from quota_entry q
    where q.kind = 'use' and q.property_id is null and q.project_id is null`.execute(db)
  const missing = await filesMissing(await filesInUse(db), dataDir)
  return [...halves.map(({ half }) => half), ...missing, ...(await draftsLost(db, sent))]
}

/** One picture behind the main one, the document, the use, the decision by the rules; and no draft any more. */
const filesOf = (kind: 'property' | 'project') => sql`(
  (select count(*) from ${sql.table(`${kind}_file`)} f
    where f.${sql.id(`${kind}_id`)} = p.id and f.kind = 'gallery') = 1
  and (select count(*) from ${sql.table(`${kind}_file`)} f
    where f.${sql.id(`${kind}_id`)} = p.id and f.kind = 'document') = 1
  and (select count(*) from quota_entry q where q.kind = 'use' and q.${sql.id(`${kind}_id`)} = p.id) = 1
  and (select count(*) from review r where r.${sql.id(`${kind}_id`)} = p.id) = 1
  and p.request_status = 'approved' and p.draft_id is not null
  and not exists (select from listing_draft d where d.id = p.draft_id))`

type StoredFile = { key: string; bytes: number; sha256: string }

/** Files of people that a listing or a finished upload refers to. */
async function filesInUse(db: Kysely<DB>): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select key, bytes, sha256 from stored_file where owner_id is not null and key in (
      select file_key from property_file union select file_key from project_file
      union select title_image_key from property union select image_key from project
      union select file_key from upload where status = 'ready')`.execute(db)
  return rows
}

const pathOf = (dataDir: string, key: string) => join(dataDir, 'files', 'public', key)

async function filesMissing(files: StoredFile[], dataDir: string): Promise<string[]> {
  const faults: string[] = []
  for (const { key, bytes } of files) {
    const facts = await stat(pathOf(dataDir, key)).catch(() => null)
    if (facts?.size !== bytes) faults.push(`${key} has ${facts?.size} of ${bytes} bytes`)
  }
  return faults
}

/** Drafts and listings that were answered for and are not there. */
async function draftsLost(db: Kysely<DB>, sent: readonly Sent[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; listing: number | null; revision: number }>`
    select draft_id as id, id as listing, 0 as revision from property
    union all select draft_id, id, 0 from project
    union all select id, null, revision from listing_draft`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return sent.flatMap(({ draftId, keptRevision, id }) => {
    const row = found.get(draftId)
    if (id !== null) return row?.listing === id ? [] : [`listing ${id} is lost`]
    if (keptRevision === 0 || row?.listing) return []
    return row && row.revision >= keptRevision ? [] : [`draft ${draftId} is lost`]
  })
}

/** What is wrong once everybody has listed what they meant to, and nobody asks for more. */
export async function faultsAtTheEnd({ db, dataDir }: Kept, sent: readonly Sent[]) {
  const { rows } = await sql<{ draft_id: string; document: string }>`
    select p.draft_id, s.sha256 as document from property p
      join property_file f on f.property_id = p.id and f.kind = 'document' join stored_file s on s.key = f.file_key
    union all
    select p.draft_id, s.sha256 from project p
      join project_file f on f.project_id = p.id and f.kind = 'document' join stored_file s on s.key = f.file_key`.execute(
    db,
  )
  const listed = rows.map((row) => `${row.draft_id} ${row.document}`).sort()
  const meant = sent.map(({ draftId, document }) => `${draftId} ${document}`).sort()
  return {
    listedOtherwise: listed
      .filter((one, at) => one !== meant[at])
      .concat(meant.slice(listed.length)),
    damaged: await filesDamaged(await filesInUse(db), dataDir),
    ...(await filesAstray({ db, dataDir })),
  }
}

async function filesDamaged(files: StoredFile[], dataDir: string): Promise<string[]> {
  const damaged: string[] = []
  for (const { key, sha256 } of files) {
    const content = await readFile(pathOf(dataDir, key))
    if (createHash('sha256').update(content).digest('hex') !== sha256) damaged.push(key)
  }
  return damaged
}

/** Rows without their file, and files that no row names, of whatever is being worked on, too. */
async function filesAstray({ db, dataDir }: Kept) {
  const rows = await db
    .selectFrom('stored_file')
    .select('key')
    .where('owner_id', 'is not', null)
    .execute()
  const uploads = await db.selectFrom('upload').select('id').execute()
  const keys = new Set(rows.map(({ key }) => key))
  const known = new Set([...keys, ...uploads.map(({ id }) => id)])
  const lying = await filesBelow(dataDir)
  return {
    withoutFile: [...keys].filter((key) => !existsSync(pathOf(dataDir, key))),
    withoutRow: lying.filter((path) => !path.split('/').some((part) => known.has(part))),
  }
}

async function filesBelow(dataDir: string): Promise<string[]> {
  const paths: string[] = []
  for (const folder of ['files', 'uploads', 'uploads-in-hand']) {
    const entries = await readdir(join(dataDir, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    for (const entry of entries) {
      if (entry.isFile()) paths.push(relative(dataDir, join(entry.parentPath, entry.name)))
    }
  }
  return paths
}
