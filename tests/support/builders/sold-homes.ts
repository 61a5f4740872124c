import { type Kysely, sql } from 'kysely'
import type { Sale } from '@/domain/valuation/sale.ts'
import { DAY_MS } from '@/domain/valuation/sale-day.ts'
import type { DB } from '@/generated/database.ts'
import { category, NOON, parameter } from './listings.ts'

/**
 * Sold houses with all facts that estimates ask for, the newest sold the day before noon of the
 * tests. They show an approximate position, half a kilometer from theirs. Returns the category.
 */
export async function sellHomes(db: Kysely<DB>, sales: readonly Sale[]): Promise<number> {
  const categoryId = await category(db)
  const ids = {
    area: await parameter(db, categoryId, { name: 'Living area (m²)', role: 'area' }),
    bedrooms: await parameter(db, categoryId, { name: 'Bedrooms', role: 'bedrooms' }),
    bathrooms: await parameter(db, categoryId, { name: 'Bathrooms', role: 'bathrooms' }),
    lot: await parameter(db, categoryId, { name: 'Plot (m²)' }),
    floors: await parameter(db, categoryId, { name: 'Floors' }),
    yearBuilt: await parameter(db, categoryId, { name: 'Year built' }),
  }
  const newest = Math.max(...sales.map(({ day }) => day))
  const rows = sales.map((sale, at) => ({
    slug: `sold-${at}`,
    latitude: sale.latitude,
    longitude: sale.longitude,
    price_minor: sale.price * 100,
    posted_at: new Date(NOON.getTime() - (newest - sale.day + 1) * DAY_MS).toISOString(),
    parameters: Object.fromEntries(
      Object.entries(ids).map(([fact, id]) => [id, sale[fact as keyof typeof ids]]),
    ),
  }))
  await sql`
    with sold as (
      insert into property (slug, category_id, property_type, request_status, title, description, address, city, state, country,
        latitude, longitude, public_latitude, public_longitude, price_minor, parameters, posted_at)
      select r.slug, ${categoryId}, 2, 'approved', 'Sold house', '', '1 Shore Road', 'Kirkland', 'Washington', 'United States',
        r.latitude + 0.005, r.longitude, r.latitude, r.longitude, r.price_minor, r.parameters, r.posted_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(slug text, latitude double precision,
        longitude double precision, price_minor bigint, parameters jsonb, posted_at timestamptz)
      returning id)
    select count(*) from sold`.execute(db)
  await sql`select refresh_search(array(select id from property where property_type = 2), ${NOON})`.execute(
    db,
  )
  return categoryId
}
