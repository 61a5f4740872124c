import { type Kysely, sql } from 'kysely'
import type { StructureKind } from '@/domain/structure/structure-kinds.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'
import type { StructureItem } from './structure-store.ts'

export type StoredOption = {
  id: number
  value: string
  is_active: boolean
  translations: Translations
}

export type NewOption = Omit<StoredOption, 'id'> & { id: number | null; position: number }

const TABLES = {
  parameter: { name: 'parameter_option', parent: 'parameter_id' },
  'verification-field': { name: 'verification_option', parent: 'field_id' },
} as const

type OptionTable = (typeof TABLES)[keyof typeof TABLES]

function findTable(kind: StructureKind): OptionTable | undefined {
  return kind === 'parameter' || kind === 'verification-field' ? TABLES[kind] : undefined
}

/** In order, retired ones included; none for kinds without options. */
export async function listOptionRows(
  db: Kysely<DB>,
  { kind, id }: StructureItem,
): Promise<StoredOption[]> {
  const table = findTable(kind)
  if (!table) return []
  const { rows } = await sql<StoredOption>`
    select o.id, o.value, o.is_active, o.translations from ${sql.table(table.name)} o
    where o.${sql.ref(table.parent)} = ${id} order by o.position, o.id`.execute(db)
  return rows
}

/** Creates an option without an id. A former name of a parameter's option stays valid. Returns its number. */
export async function saveOptionRow(
  tx: Kysely<DB>,
  { kind, id: parent }: StructureItem,
  option: NewOption,
): Promise<number> {
  const table = findTable(kind)
  if (!table) return 0
  const { id, value, is_active, position, translations } = option
  const name = sql.table(table.name)
  const json = JSON.stringify(translations)
  if (kind === 'parameter') {
    await sql`
      update parameter_option set earlier_values = array_remove(earlier_values, ${value}::text) where parameter_id = ${parent}`.execute(
      tx,
    )
  }
  if (id === null) {
    const { rows } = await sql<{ id: number }>`
      insert into ${name} (${sql.ref(table.parent)}, value, is_active, position, translations)
      values (${parent}, ${value}, ${is_active}, ${position}, ${json}::jsonb) returning id`.execute(
      tx,
    )
    return rows[0]?.id ?? 0
  }
  const nameHistory =
    kind === 'parameter'
      ? sql`, earlier_values = case when value = ${value} then earlier_values else array_append(earlier_values, value) end`
      : sql``
  await sql`
    update ${name} set value = ${value}, is_active = ${is_active}, position = ${position}, translations = ${json}::jsonb
      ${nameHistory} where id = ${id} and ${sql.ref(table.parent)} = ${parent}`.execute(tx)
  return id
}

export async function deleteOptionRow(
  tx: Kysely<DB>,
  kind: StructureKind,
  id: number,
): Promise<void> {
  const table = findTable(kind)
  if (table) await sql`delete from ${sql.table(table.name)} where id = ${id}`.execute(tx)
}

/** The parameter of an option. */
export async function findOptionParameter(db: Kysely<DB>, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('parameter_option')
    .select('parameter_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.parameter_id
}

/** Names of `id` become former names of `into`, and it is deleted. */
export async function mergeOptionRows(
  tx: Kysely<DB>,
  { id, into }: { id: number; into: number },
): Promise<void> {
  await sql`
    with gone as (delete from parameter_option where id = ${id} returning value, earlier_values)
    update parameter_option o set earlier_values = o.earlier_values || gone.value || gone.earlier_values from gone where o.id = ${into}`.execute(
    tx,
  )
}

export type OptionUses = {
  /** Listings or answers by the option's number. */
  counts: ReadonlyMap<number, number>
  /** Listings with a former name, which are rewritten in the background. */
  waiting: number
}

/** Counted by the texts that listings and answers have. */
export async function countOptionUses(db: Kysely<DB>, item: StructureItem): Promise<OptionUses> {
  const options = await listOptionNames(db, item)
  if (options.length === 0) return { counts: new Map(), waiting: 0 }
  const texts = await countTexts(db, item)
  const counts = new Map<number, number>()
  let waiting = 0
  for (const { id, value, earlier_values: earlier } of options) {
    const renamed = earlier.reduce((sum, text) => sum + (texts.get(text) ?? 0), 0)
    counts.set(id, (texts.get(value) ?? 0) + renamed)
    waiting += renamed
  }
  return { counts, waiting }
}

async function listOptionNames(db: Kysely<DB>, { kind, id }: StructureItem) {
  const table = findTable(kind)
  if (!table) return []
  const { rows } = await sql<{ id: number; value: string; earlier_values: string[] }>`
    select o.id, o.value, ${kind === 'parameter' ? sql`o.earlier_values` : sql`'{}'::text[]`} as earlier_values
    from ${sql.table(table.name)} o where o.${sql.ref(table.parent)} = ${id}`.execute(db)
  return rows
}

async function countTexts(
  db: Kysely<DB>,
  { kind, id }: StructureItem,
): Promise<ReadonlyMap<string, number>> {
  const values =
    kind === 'parameter'
      ? sql`select parameters -> ${String(id)} as value from property where parameters ? ${String(id)}`
      : sql`select value from verification_answer where field_id = ${id}`
  const { rows } = await sql<{ text: string; uses: number }>`
    select x.text, count(*)::int as uses from (${values}) v
    cross join lateral (
      select v.value #>> '{}' as text where jsonb_typeof(v.value) = 'string'
      union all
      select jsonb_array_elements_text(case jsonb_typeof(v.value) when 'array' then v.value else '[]' end)) x
    group by 1`.execute(db)
  return new Map(rows.map(({ text, uses }) => [text, uses]))
}
