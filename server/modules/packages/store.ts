import { type Kysely, sql } from 'kysely'
import type { PackageFeature } from '@/domain/account/access.ts'
import type { TaxTerms } from '@/domain/payment/tax.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'
import { priceToPay } from './package-conditions.ts'

export type PackageFeatureRow = {
  id: number
  name: string
  /** Null means unlimited. */
  limit_count: number | null
}

export type PackageRow = {
  id: number
  name: string
  type: 'free' | 'paid'
  price_minor: number | null
  currency: string
  ios_product_id: string | null
  duration_hours: number
  translations: Translations
  created_at: Date
  features: PackageFeatureRow[]
}

export type FeatureRow = { id: number; name: string; is_active: boolean }

/** Reads active packages in configured order, with the prices that are charged. */
export async function readPackages(
  db: Kysely<DB>,
  { iosOnly, tax }: { iosOnly: boolean; tax: TaxTerms | null },
): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`
    select p.id, p.name, p.type, ${priceToPay(sql`p.price_minor`, tax)} as price_minor, p.currency, p.ios_product_id, p.duration_hours, p.translations, p.created_at,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'limit_count', i.limit_count) order by f.id), '[]')
        from package_feature i join feature f on f.id = i.feature_id where i.package_id = p.id and f.is_active) as features
    from package p where p.is_active ${iosOnly ? sql`and p.ios_product_id <> ''` : sql``}
    order by p.position, p.id`.execute(db)
  return rows
}

export async function findPackage(
  db: Kysely<DB>,
  id: number,
): Promise<{ type: string } | undefined> {
  return db
    .selectFrom('package')
    .select('type')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

export async function isOffered(db: Kysely<DB>, feature: PackageFeature): Promise<boolean> {
  const { rows } = await sql<{ is_offered: boolean }>`
    select exists (
      select 1 from package p join package_feature i on i.package_id = p.id join feature f on f.id = i.feature_id
      where p.is_active and f.is_active and f.code = ${feature}) as is_offered`.execute(db)
  return rows[0]?.is_offered ?? false
}

export async function readFeatures(db: Kysely<DB>): Promise<FeatureRow[]> {
  return db.selectFrom('feature').select(['id', 'name', 'is_active']).orderBy('id').execute()
}
