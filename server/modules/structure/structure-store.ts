import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StructureKind } from '@/domain/structure/structure-kinds.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

export type StructureItem = { kind: StructureKind; id: number }

/** A row as it is stored, by column. */
export type StructureRow = Readonly<Record<string, unknown>> & {
  id: number
  is_active: boolean
  translations: Translations
}

export type StructureListRow = {
  id: number
  name: string
  image_key: string | null
  is_active: boolean
  /** Kind of a parameter or field; else empty. */
  type: string
  /** Listings, reports or applications; categories of a parameter. */
  uses: number
}

type Table = {
  name: 'category' | 'parameter' | 'facility' | 'report_reason' | 'verification_field'
  /** Column of the translated text. */
  text: 'name' | 'reason'
  /** Columns by field; others are named alike. */
  columns: Readonly<Record<string, string>>
  uses: RawBuilder<unknown>
}

const TABLES: Record<StructureKind, Table> = {
  category: {
    name: 'category',
    text: 'name',
    columns: { image: 'image_key', meta_image: 'meta_image_key' },
    uses: sql`(select count(*) from property where category_id = t.id)
      + (select count(*) from project where category_id = t.id)`,
  },
  parameter: {
    name: 'parameter',
    text: 'name',
    columns: { image: 'image_key' },
    uses: sql`(select count(*) from category_parameter where parameter_id = t.id)`,
  },
  'nearby-place': {
    name: 'facility',
    text: 'name',
    columns: { image: 'image_key' },
    uses: sql`(select count(*) from property_facility where facility_id = t.id)`,
  },
  'report-reason': {
    name: 'report_reason',
    text: 'reason',
    columns: {},
    uses: sql`(select count(*) from report where reason_id = t.id)`,
  },
  'verification-field': {
    name: 'verification_field',
    text: 'name',
    columns: {},
    uses: sql`(select count(*) from verification_answer where field_id = t.id)`,
  },
}

export function findColumn(kind: StructureKind, field: string): string {
  return TABLES[kind].columns[field] ?? field
}

/** In order, retired ones included. */
export async function listStructureRows(
  db: Kysely<DB>,
  kind: StructureKind,
): Promise<StructureListRow[]> {
  const { name, text, uses } = TABLES[kind]
  const { rows } = await sql<StructureListRow>`
    select t.id, t.${sql.ref(text)} as name, to_jsonb(t) ->> 'image_key' as image_key, t.is_active,
      coalesce(to_jsonb(t) ->> 'kind', '') as type, (${uses})::int as uses
    from ${sql.table(name)} t order by t.position, t.id`.execute(db)
  return rows
}

export async function findStructureRow(
  db: Kysely<DB>,
  { kind, id }: StructureItem,
): Promise<StructureRow | undefined> {
  const { rows } = await sql<{ row: StructureRow }>`
    select to_jsonb(t) as row from ${sql.table(TABLES[kind].name)} t where t.id = ${id}`.execute(db)
  return rows[0]?.row
}

/** Columns as stored; creates a row at the end without an id. Returns its number. */
export async function saveStructureRow(
  tx: Kysely<DB>,
  { kind, id }: { kind: StructureKind; id: number | null },
  columns: Readonly<Record<string, unknown>>,
): Promise<number> {
  const table = sql.table(TABLES[kind].name)
  const entries = Object.entries(columns)
  const names = sql.join(entries.map(([name]) => sql.ref(name)))
  const json = JSON.stringify(columns)
  const values = sql.join(entries.map(([name]) => sql`r.${sql.ref(name)}`))
  if (id === null) {
    const { rows } = await sql<{ id: number }>`
      insert into ${table} (${names}, position)
      select ${values}, (select coalesce(max(position) + 1, 0) from ${table})
      from jsonb_populate_record(null::${table}, ${json}::jsonb) r returning id`.execute(tx)
    return rows[0]?.id ?? 0
  }
  if (entries.length > 0) {
    await sql`
      update ${table} t set (${names}) = (select ${values} from jsonb_populate_record(null::${table}, ${json}::jsonb) r)
      where t.id = ${id}`.execute(tx)
  }
  return id
}

export async function setStructureActive(
  tx: Kysely<DB>,
  { kind, id }: StructureItem,
  isActive: boolean,
): Promise<void> {
  await sql`
    update ${sql.table(TABLES[kind].name)} set is_active = ${isActive} where id = ${id}`.execute(tx)
}

/** Positions in the order of the ids. */
export async function orderStructureRows(
  tx: Kysely<DB>,
  kind: StructureKind,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(TABLES[kind].name)} t set position = o.n - 1
    from unnest(${ids}::int[]) with ordinality o(id, n) where t.id = o.id`.execute(tx)
}

export async function deleteStructureRow(
  tx: Kysely<DB>,
  { kind, id }: StructureItem,
): Promise<void> {
  await sql`delete from ${sql.table(TABLES[kind].name)} where id = ${id}`.execute(tx)
}

/** Parameters of a category, in order. */
export async function listCategoryParameters(db: Kysely<DB>, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('category_parameter')
    .select('parameter_id')
    .where('category_id', '=', id)
    .orderBy('position')
    .orderBy('parameter_id')
    .execute()
  return rows.map((row) => row.parameter_id)
}

export async function saveCategoryParameters(
  tx: Kysely<DB>,
  id: number,
  parameters: readonly number[],
): Promise<void> {
  await tx.deleteFrom('category_parameter').where('category_id', '=', id).execute()
  if (parameters.length === 0) return
  const rows = parameters.map((parameter_id, position) => {
    return { category_id: id, parameter_id, position }
  })
  await tx.insertInto('category_parameter').values(rows).execute()
}

/** Which of the ids are parameters. */
export async function findParameterIds(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from parameter where id = any(${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Whether another row of the kind has the value. */
export async function isValueTaken(
  db: Kysely<DB>,
  { kind, id }: { kind: StructureKind; id: number | null },
  { column, value }: { column: 'slug' | 'role'; value: string },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from ${sql.table(TABLES[kind].name)} t
      where t.${sql.ref(column)} = ${value} and t.id is distinct from ${id}::int) as is`.execute(db)
  return rows[0]?.is ?? false
}

/** Whether the key is of a public picture. */
export async function isPublicPicture(db: Kysely<DB>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('stored_file')
    .select('key')
    .where('key', '=', key)
    .where('visibility', '=', 'public')
    .where('width', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
