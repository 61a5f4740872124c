import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { likelyWordPlace, VOCABULARY, word } from './words.ts'

/** Cities of the synthetic region, with Zipf-distributed sizes; the largest has about a fifth. */
export const CITIES = 40
export const CATEGORIES = 8
/** Ids of boolean parameters; `id - 3` times two percent of the listings say yes. */
export const CHOICES = [4, 5, 6, 7, 8, 9, 10, 11, 12]

export type RegionSize = {
  listings: number
  /** Concurrent connections; 1 for the embedded database. */
  lanes?: number
  onProgress?: (done: number) => void
}

/**
 * Deterministic synthetic region in an empty, migrated database: skewed cities, log-normal prices,
 * twelve parameters, 40 to 120 words of Zipf-distributed text, owners, three pictures and two
 * nearby places each. Statements exceed the usual timeout.
 */
export async function fillRegion(
  db: Kysely<DB>,
  { listings, lanes = 1, onProgress = () => {} }: RegionSize,
): Promise<void> {
  await createGround(db)
  const restoreIndexes = await dropIndexes(db)
  let next = 1
  let done = 0
  const fillLane = async () => {
    while (next <= listings) {
      const from = next
      const to = Math.min(from + BATCH - 1, listings)
      next = to + 1
      await fillBatch(db, from, to)
      done += to - from + 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: lanes }, fillLane))
  await restoreIndexes()
  await sql`select setval(pg_get_serial_sequence('property', 'id'), ${listings}::bigint)`.execute(
    db,
  )
  await sql`select refresh_search_count(), refresh_owner_count(), refresh_map_cell()`.execute(db)
  await sql`vacuum (analyze)`.execute(db)
}

/** Degrees. */
export function cityCentre(n: number): { latitude: number; longitude: number } {
  return {
    latitude: 30 + ((n * 7) % 20) + n * 0.11,
    longitude: -120 + ((n * 13) % 50) + n * 0.17,
  }
}

const BATCH = 5000
const OWNERS = 200
const PICTURES = 40
const NEARBY_PLACES = 10
const POSTED_BEFORE = '2026-01-01T00:00:00Z'
/** Tables whose secondary indexes are rebuilt at the end, which is faster. */
const LARGE = ['property', 'property_search', 'property_stats', 'property_file']

async function createGround(db: Kysely<DB>): Promise<void> {
  const execute = (statement: RawBuilder<unknown>) => statement.execute(db)
  await execute(sql`insert into category (id, slug, name)
    select i, 'category-' || i, 'Category ' || i from generate_series(1, ${CATEGORIES}::int) i`)
  await execute(sql`insert into parameter (id, name, kind, role) values (1, 'Bedrooms', 'number', 'bedrooms'),
    (2, 'Bathrooms', 'number', 'bathrooms'), (3, 'Area', 'number', 'area')`)
  await execute(sql`insert into parameter (id, name, kind)
    select i, 'Choice ' || i, 'dropdown' from unnest(${CHOICES}::int[]) i`)
  await execute(sql`insert into category_parameter (category_id, parameter_id, position)
    select c.id, p.id, p.id from category c, parameter p`)
  await execute(sql`insert into account (id, slug, name)
    select i, 'agent-' || i, 'Agent ' || i from generate_series(1, ${OWNERS}::int) i`)
  await execute(sql`insert into stored_file (key, visibility, name, mime, bytes, width, height, hash, sha256)
    select 'picture-' || i || '.jpg', 'public', 'picture.jpg', 'image/jpeg', 90000, 1200, 800, 'LEHV6nWB2yk8pyo0adR*.7kCMdnj', i::text
    from generate_series(0, ${PICTURES - 1}::int) i`)
  await execute(sql`insert into facility (id, name)
    select i, 'Facility ' || i from generate_series(1, ${NEARBY_PLACES}::int) i`)
  await execute(sql`create schema bench`)
  await execute(sql`create function bench.dice(seed bigint, salt bigint) returns double precision
    language sql immutable parallel safe as
    $$ select (hashint8extended(seed, salt) & 2147483647) / 2147483648.0::double precision $$`)
  const words = Array.from({ length: VOCABULARY + 1 }, (_, n) => word(n))
  await execute(sql`create table bench.vocabulary as
    select n, w::name as word from unnest(${words}::text[]) with ordinality v(w, n)`)
  // Inserted in advance, so that lanes never wait for each other's rows.
  await execute(
    sql`insert into search_word select word from bench.vocabulary on conflict do nothing`,
  )
  await execute(sql`insert into search_word
    values ('category'), ('city'), ('state'), ('country'), ('street'), ('home') on conflict do nothing`)
}

async function dropIndexes(db: Kysely<DB>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid::regclass::text = any(${LARGE}) and not i.indisunique`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db)
  }
}

async function fillBatch(db: Kysely<DB>, from: number, to: number): Promise<void> {
  await db.transaction().execute(async (batch) => {
    // Skips foreign-key checks, which would take longer than the writes.
    await sql`set local session_replication_role = replica`.execute(batch)
    await insertListings(batch, from, to)
    await insertParts(batch, from, to)
    await sql`select refresh_search(array(select generate_series(${from}::int, ${to}::int)), ${POSTED_BEFORE}::timestamptz)`.execute(
      batch,
    )
  })
}

async function insertListings(db: Kysely<DB>, from: number, to: number): Promise<void> {
  await sql`
    insert into property (id, slug, owner_id, category_id, property_type, request_status, title, description, address,
      city, state, country, latitude, longitude, public_latitude, public_longitude, price_minor, is_premium, parameters,
      posted_at, rent_duration, title_image_key)
    select g, 'listing-' || g, 1 + floor(bench.dice(g, 3) * ${OWNERS}::int)::int,
      1 + floor(bench.dice(g, 1) * ${CATEGORIES}::int)::int, kind, 'approved',
      initcap(${zipfWords(sql`g`, sql`4`)}) || ' home', ${zipfWords(sql`g * 7`, sql`40 + floor(bench.dice(g, 7) * 80)::int`)},
      floor(bench.dice(g, 8) * 900)::int || ' Street', 'City ' || c.n, 'State ' || c.n % 10, 'Country',
      c.lat, c.lng, c.lat, c.lng,
      round(exp(12.5 + 1.4 * (bench.dice(g, 14) + bench.dice(g, 15) + bench.dice(g, 16) - 1.5)))::bigint * 100,
      bench.dice(g, 17) < 0.1,
      jsonb_build_object('1', 1 + floor(bench.dice(g, 18) * 6)::int, '2', 1 + floor(bench.dice(g, 19) * 3)::int,
        '3', 30 + floor(bench.dice(g, 20) * 270)::int)
        || (select coalesce(jsonb_object_agg(i::text, 'yes'), '{}') from unnest(${CHOICES}::int[]) i
            where bench.dice(g, 20 + i) < 0.02 * (i - 3)),
      ${POSTED_BEFORE}::timestamptz - g * interval '37 seconds', case kind when 1 then 'Monthly' end,
      'picture-' || g % ${PICTURES}::int || '.jpg'
    from generate_series(${from}::bigint, ${to}::bigint) g
    cross join lateral (select case when bench.dice(g, 2) < 0.7 then 0 else 1 end as kind) k
    cross join lateral (select n, 30 + (n * 7) % 20 + n * 0.11 + (bench.dice(g, 10) + bench.dice(g, 11) - 1) * 0.15 as lat,
        -120 + (n * 13) % 50 + n * 0.17 + (bench.dice(g, 12) + bench.dice(g, 13) - 1) * 0.15 as lng
      from (select least(${CITIES}::int, floor(exp(ln(${CITIES + 1}::double precision) * bench.dice(g, 40))))::int as n) z) c`.execute(
    db,
  )
}

async function insertParts(db: Kysely<DB>, from: number, to: number): Promise<void> {
  await sql`insert into property_file (property_id, kind, file_key, position)
    select g, 'gallery', 'picture-' || (g + i) % ${PICTURES}::int || '.jpg', i
    from generate_series(${from}::int, ${to}::int) g, generate_series(1, 3) i`.execute(db)
  await sql`insert into property_facility (property_id, facility_id, distance)
    select g, 1 + (g + i) % ${NEARBY_PLACES}::int, i from generate_series(${from}::int, ${to}::int) g, generate_series(1, 2) i`.execute(
    db,
  )
  await sql`insert into property_stats (property_id, view_count)
    select g, 1000000 / (1 + g % 50000) from generate_series(${from}::int, ${to}::int) g`.execute(
    db,
  )
}

/** Words by frequency; one array per statement (`name` has a fixed width). */
function zipfWords(seed: RawBuilder<unknown>, count: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select string_agg((select array_agg(word order by n) from bench.vocabulary)[
      ${likelyWordPlace(sql`bench.dice(${seed} * 131 + i, 6)`)}], ' ')
    from generate_series(1, ${count}) i)`
}
