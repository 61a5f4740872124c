import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

export type AdminPackageRow = {
  id: number
  name: string
  price_minor: number | null
  currency: string
  duration_hours: number
  is_active: boolean
  position: number
  translations: Translations
  features: { id: number; limit: number | null }[]
  sold: number
  running: number
}

export type PackageFacts = {
  name: string
  priceMinor: number | null
  durationHours: number
  features: readonly { id: number; limit: number | null }[]
  names: Readonly<Record<string, string>>
}

/** All packages: those on offer in their order, then the retired ones. */
export async function readAllPackages(db: Kysely<DB>, at: Date): Promise<AdminPackageRow[]> {
  const { rows } = await sql<AdminPackageRow>`
    select p.id, p.name, p.price_minor, p.currency, p.duration_hours, p.is_active, p.position, p.translations,
      (select coalesce(json_agg(json_build_object('id', i.feature_id, 'limit', i.limit_count) order by i.feature_id), '[]')
        from package_feature i where i.package_id = p.id) as features,
      (select count(*)::int from payment_transaction t where t.package_id = p.id and t.paid_at is not null) as sold,
      (select count(*)::int from user_package h where h.package_id = p.id and h.ends_at > ${at} and h.closed_at is null) as running
    from package p order by p.is_active desc, p.position, p.id`.execute(db)
  return rows
}

export async function insertPackage(
  db: Kysely<DB>,
  { facts, currency, at }: { facts: PackageFacts; currency: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into package (name, type, price_minor, currency, duration_hours, position, translations, created_at)
    select ${facts.name}, ${toType(facts)}, ${facts.priceMinor}::bigint, ${currency}, ${facts.durationHours},
      coalesce(max(position), -1) + 1, ${mergeTranslations(facts, {})}::jsonb, ${at} from package
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no package was inserted')
  await replaceFeatures(db, row.id, facts)
  return row.id
}

/** Changes what is on offer; what was sold keeps its copy. */
export async function updatePackage(
  db: Kysely<DB>,
  { id, facts, existing }: { id: number; facts: PackageFacts; existing: AdminPackageRow },
): Promise<void> {
  await sql`
    update package set name = ${facts.name}, type = ${toType(facts)}, price_minor = ${facts.priceMinor}::bigint,
      duration_hours = ${facts.durationHours}, translations = ${mergeTranslations(facts, existing.translations)}::jsonb
    where id = ${id}`.execute(db)
  await replaceFeatures(db, id, facts)
}

async function replaceFeatures(
  db: Kysely<DB>,
  id: number,
  { features }: PackageFacts,
): Promise<void> {
  await db.deleteFrom('package_feature').where('package_id', '=', id).execute()
  await db
    .insertInto('package_feature')
    .values(features.map((it) => ({ package_id: id, feature_id: it.id, limit_count: it.limit })))
    .execute()
}

const toType = ({ priceMinor }: PackageFacts) => (priceMinor === null ? 'free' : 'paid')

/** Only names are edited; other translated fields stay. */
function mergeTranslations({ names }: PackageFacts, existing: Translations): string {
  const codes = new Set([...Object.keys(existing), ...Object.keys(names)])
  const merged = [...codes].map((code) => {
    const { name: _, ...rest } = existing[code] ?? {}
    return [code, names[code] ? { ...rest, name: names[code] } : rest] as const
  })
  return JSON.stringify(
    Object.fromEntries(merged.filter(([, fields]) => Object.keys(fields).length > 0)),
  )
}

export async function saveOffered(
  db: Kysely<DB>,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<void> {
  await db.updateTable('package').set({ is_active: isActive }).where('id', '=', id).execute()
}

export async function savePositions(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db.updateTable('package').set({ position }).where('id', '=', id).execute()
  }
}

/** Locks all packages until the transaction ends. */
export async function lockPackages(db: Kysely<DB>): Promise<void> {
  await sql`select id from package order by id for update`.execute(db)
}
