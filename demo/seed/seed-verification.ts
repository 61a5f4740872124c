import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { recordFile } from '@/server/modules/files/service.ts'
import type { FileFacts } from '@/server/modules/files/store.ts'
import { insertDecision, writeStatus } from '@/server/modules/verification/review-store.ts'
import { replaceAnswers, writeApplication } from '@/server/modules/verification/store.ts'
import { inLanguages } from './catalog-data.ts'
import { DEMO_APPLICATION, DEMO_VERIFICATION } from './verification-data.ts'

const HOUR_MS = 3_600_000

const REFUSED_HOURS = 60
const REASON =
  'The license is from another state. Please send one that’s valid where you list homes.'

/** The verification form and two applications: one pending, one rejected. */
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
    .limit(2)
    .execute()
  const [waits, refused] = unverified
  if (!waits || !refused) return
  await recordFile(db, licence, waits.id)
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const apply = async (accountId: number, hours: number, fileKey: string | null) => {
    const id = await writeApplication(db, { accountId, at: hoursAgo(hours) })
    const answers = fieldIds.flatMap((fieldId, place) => {
      const isFile = DEMO_VERIFICATION[place]?.kind === 'file'
      const value = DEMO_APPLICATION[place] ?? ''
      return isFile && !fileKey ? [] : [{ fieldId, value, fileKey: isFile ? fileKey : null }]
    })
    await replaceAnswers(db, id, answers)
    return id
  }
  await apply(waits.id, 26, licence.key)
  // A private file belongs to one person only.
  const id = await apply(refused.id, 80, null)
  const at = hoursAgo(REFUSED_HOURS)
  await writeStatus(db, { id, status: 'failed', at })
  await insertDecision(db, { id, decision: 'failed', reason: REASON, adminId: null, at })
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
