import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type SoldListing = {
  id: number
  category_id: number
  sold_at: Date
  price_minor: number
  /** The approximate ones of listings that hide their place. */
  public_latitude: number
  public_longitude: number
  parameters: Record<string, unknown>
}

/** The newest public listings that were sold, oldest first. */
export async function listSoldListings(
  db: Kysely<DB>,
  { currency, at, most }: { currency: string; at: Date; most: number },
): Promise<SoldListing[]> {
  const { rows } = await sql<SoldListing>`
    select * from (
      select p.id, p.category_id, e.happened_at as sold_at, e.price_minor, p.public_latitude, p.public_longitude, p.parameters
      from property p
      cross join lateral (select happened_at, price_minor, currency from property_event
        where property_id = p.id and kind = 'sold' order by id desc limit 1) e
      where p.property_type = 2 and is_public(p, ${at}) and e.price_minor > 0 and e.currency = ${currency}
        and e.happened_at <= ${at}
      order by e.happened_at desc, p.id desc limit ${most}) newest
    order by sold_at, id`.execute(db)
  return rows
}

export async function countSoldListings(
  db: Kysely<DB>,
  { currency, at }: { currency: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from property p
    where p.property_type = 2 and is_public(p, ${at}) and p.price_minor > 0 and p.currency = ${currency}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export type SoldTitle = { id: number; slug: string; title: string }

/** Those that are still public. */
export async function listSoldTitles(
  db: Kysely<DB>,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<SoldTitle[]> {
  const { rows } = await sql<SoldTitle>`
    select p.id, p.slug, p.title from property p
    where p.id = any(${ids}::int[]) and is_public(p, ${at})`.execute(db)
  return rows
}

export type ModelFigures = {
  trained_at: Date
  sale_count: number
  /** Sold listings then, those without a living area included. */
  sold_count: number
  judged_count: number
  median_error: number
  coverage: number
  currency: string
}

export async function findModelFigures(db: Kysely<DB>): Promise<ModelFigures | undefined> {
  return await db
    .selectFrom('valuation_model')
    .select([
      'trained_at',
      'sale_count',
      'sold_count',
      'judged_count',
      'median_error',
      'coverage',
      'currency',
    ])
    .executeTakeFirst()
}

export async function findModel(
  db: Kysely<DB>,
): Promise<(ModelFigures & { model: Uint8Array }) | undefined> {
  return await db.selectFrom('valuation_model').selectAll().executeTakeFirst()
}

export async function saveModel(
  db: Kysely<DB>,
  row: ModelFigures & { model: Buffer },
): Promise<void> {
  await db
    .insertInto('valuation_model')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
}

export async function deleteModel(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('valuation_model').execute()
}
