import { type Kysely, sql } from 'kysely'
import type { VerificationKind } from '@/domain/account/verification.ts'
import type { VerificationStatus } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'
import type { ApplicationStatus } from './review-store.ts'

export type OptionRow = {
  id: number
  value: string
  is_active: boolean
  translations: Translations
}

/** A form field with its choices, in order. */
export type FieldRow = {
  id: number
  name: string
  kind: VerificationKind
  is_required: boolean
  translations: Translations
  options: OptionRow[]
}

/** Active fields and options in configured order. */
export async function readFields(db: Kysely<DB>): Promise<FieldRow[]> {
  const { rows } = await sql<FieldRow>`
    select ${fieldColumns} from verification_field f where f.is_active order by f.position, f.id`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, options: row.options.filter(({ is_active }) => is_active) }))
}

/** Retired options included, because answers have them. */
const fieldColumns = sql`f.id, f.name, f.kind, f.is_required, f.translations,
  (select coalesce(json_agg(json_build_object('id', o.id, 'value', o.value, 'is_active', o.is_active,
      'translations', o.translations) order by o.position, o.id), '[]') from verification_option o where o.field_id = f.id) as options`

export type ApplicationRow = {
  id: number
  account_id: number
  status: ApplicationStatus
  created_at: Date
  updated_at: Date
  name: string
  profile_key: string | null
  listings: number
  projects: number
  /** Current rejection only. */
  reason: string | null
}

/** `value` holds checkbox choices, text, or a file name. */
export type AnswerRow = {
  id: number
  field: FieldRow
  value: string | string[]
  file_key: string | null
}

export async function findApplication(
  db: Kysely<DB>,
  accountId: number,
): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select v.id, v.account_id, v.status, v.created_at, v.updated_at, a.name, a.profile_key,
      coalesce(c.listings, 0) as listings, coalesce(c.projects, 0) as projects,
      case when v.status = 'failed' then (
        select d.reason from verification_decision d where d.application_id = v.id order by d.id desc limit 1) end as reason
    from verification_application v join account a on a.id = v.account_id
    left join owner_count c on c.owner_id = a.id
    where v.account_id = ${accountId}`.execute(db)
  return rows[0]
}

/** Answers in the order of the form, including inactive fields. */
export async function readAnswers(db: Kysely<DB>, applicationId: number): Promise<AnswerRow[]> {
  type Row = FieldRow & Omit<AnswerRow, 'id' | 'field'> & { answer_id: number }
  const { rows } = await sql<Row>`
    select w.id as answer_id, w.value, w.file_key, ${fieldColumns}
    from verification_answer w join verification_field f on f.id = w.field_id
    where w.application_id = ${applicationId} order by f.position, f.id`.execute(db)
  return rows.map(({ answer_id: id, value, file_key, ...field }) => ({
    id,
    value,
    file_key,
    field,
  }))
}

/** Locks an account's verification status until the transaction ends. */
export async function lockVerificationStatus(
  db: Kysely<DB>,
  accountId: number,
): Promise<VerificationStatus | undefined> {
  const { rows } = await sql<{ verification_status: VerificationStatus }>`
    select verification_status from account where id = ${accountId} for no key update`.execute(db)
  return rows[0]?.verification_status
}

/** Starts or restarts an application and returns its id. */
export async function writeApplication(
  db: Kysely<DB>,
  { accountId, at }: { accountId: number; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with standing as (update account set verification_status = 'pending', updated_at = ${at} where id = ${accountId})
    insert into verification_application as v (account_id, status, submitted_at, created_at, updated_at)
    values (${accountId}, 'pending', ${at}, ${at}, ${at})
    on conflict (account_id) do update
      set status = 'pending', revision = v.revision + 1, submitted_at = ${at}, updated_at = ${at}
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the application was not written')
  return row.id
}

export type WrittenAnswer = { fieldId: number; value: string | string[]; fileKey: string | null }

export async function replaceAnswers(
  db: Kysely<DB>,
  applicationId: number,
  answers: readonly WrittenAnswer[],
): Promise<void> {
  await db.deleteFrom('verification_answer').where('application_id', '=', applicationId).execute()
  if (answers.length === 0) return
  const rows = answers.map(({ fieldId, value, fileKey }) => ({
    application_id: applicationId,
    field_id: fieldId,
    value: JSON.stringify(value),
    file_key: fileKey,
  }))
  await db.insertInto('verification_answer').values(rows).execute()
}

export async function readUploadNames(
  db: Kysely<DB>,
  { ids, accountId }: { ids: readonly string[]; accountId: number },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
