import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { recordFile } from '@/server/modules/files/service.ts'
import type { FileFacts } from '@/server/modules/files/store.ts'
import { replaceAnswers, writeApplication } from '@/server/modules/verification/store.ts'
import { inLanguages } from './catalog-data.ts'
import { DEMO_APPLICATION, DEMO_VERIFICATION } from './verification-data.ts'

const HOUR_MS = 3_600_000

/** Writes the form that agents prove themselves by, and the application of one of them, which waits. */
export async function seedVerification(
  db: Kysely<DB>,
  { agents, licence, now }: { agents: readonly number[]; licence: FileFacts; now: Date },
): Promise<void> {
  const fieldIds = await seedForm(db)
  const unverified = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', agents)
    .where('verification_status', '=', 'initial')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!unverified) return
  const accountId = unverified.id
  await recordFile(db, licence, accountId)
  const at = new Date(now.getTime() - 26 * HOUR_MS)
  const applicationId = await writeApplication(db, { accountId, at })
  const answers = fieldIds.map((fieldId, place) => ({
    fieldId,
    value: DEMO_APPLICATION[place] ?? '',
    fileKey: DEMO_VERIFICATION[place]?.kind === 'file' ? licence.key : null,
  }))
  await replaceAnswers(db, applicationId, answers)
}

async function seedForm(db: Kysely<DB>): Promise<number[]> {
  const ids: number[] = []
  for (const [position, { name, kind, isRequired, options = [] }] of DEMO_VERIFICATION.entries()) {
    const { id } = await db
      .insertInto('verification_field')
      .values({
        name: name.en,
        kind,
        is_required: isRequired,
        position,
        translations: JSON.stringify(inLanguages('name', name)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    const rows = options.map((words, at) => ({
      field_id: id,
      value: words.en,
      position: at,
      translations: JSON.stringify(inLanguages('value', words)),
    }))
    if (rows.length > 0) await db.insertInto('verification_option').values(rows).execute()
  }
  return ids
}
