import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Cities of the synthetic region; their sizes fall off like Zipf's law, the largest holds about a fifth. */
export const CITIES = 40
export const CATEGORIES = 8
/** Ids of its yes-or-no parameters; `id - 3` times two per cent of the listings say yes. */
export const CHOICES = [4, 5, 6, 7, 8, 9, 10, 11, 12]
const BATCH = 5000
const VOCABULARY = 20_000
const POSTED_BEFORE = '2026-01-01T00:00:00Z'

/**
 * Fills an empty, migrated database with a deterministic synthetic region: skewed cities, log-normal prices,
 * twelve parameters, 40 to 120 words of text from a Zipf-like vocabulary of speakable words.
 */
export async function fillRegion(
  db: Kysely<DB>,
  listings: number,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  await createHelpers(db)
  for (let from = 1; from <= listings; from += BATCH) {
    const to = Math.min(from + BATCH - 1, listings)
    await insertBatch(db, from, to)
    onProgress(to)
  }
  await sql`select setval(pg_get_serial_sequence('property', 'id'), ${listings})`.execute(db)
  await sql`update property_stats set view_count = (1000000 / (1 + property_id % 50000))`.execute(db)
  await sql`select refresh_search_count()`.execute(db)
}

/** The n-th word of the vocabulary, the same as the database makes. */
export function word(n: number): string {
  const syllable = (at: number) => SYLLABLES[at % SYLLABLES.length] ?? ''
  const count = SYLLABLES.length
  return syllable(n) + syllable(Math.floor(n / count)) + syllable(Math.floor(n / count ** 2) + n)
}

/** A word of the vocabulary, the more frequent the likelier; `dice` is 0 to 1. */
export function likelyWord(dice: number): string {
  return word(Math.floor(Math.exp(Math.log(VOCABULARY) * dice)))
}

/** Where a city lies, in degrees. */
export function cityCentre(n: number): { latitude: number; longitude: number } {
  return {
    latitude: 30 + ((n * 7) % 20) + n * 0.11,
    longitude: -120 + ((n * 13) % 50) + n * 0.17,
  }
}

const SYLLABLES =
  'ba be bi bo bu da de di do du fa fe fi ga ge go ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro ru sa se si so ta te ti to va ve vi zo'.split(
    ' ',
  )

async function createHelpers(db: Kysely<DB>): Promise<void> {
  await sql`insert into category (id, slug, name) select i, 'category-' || i, 'Category ' || i from generate_series(1, ${CATEGORIES}::int) i`.execute(
    db,
  )
  await sql`insert into parameter (id, name, kind, role) values (1, 'Bedrooms', 'number', 'bedrooms'),
    (2, 'Bathrooms', 'number', 'bathrooms'), (3, 'Area', 'number', 'area')`.execute(db)
  await sql`insert into parameter (id, name, kind) select i, 'Choice ' || i, 'dropdown' from unnest(${CHOICES}::int[]) i`.execute(
    db,
  )
  await sql`create schema if not exists bench`.execute(db)
  await sql`create or replace function bench.dice(seed bigint, salt bigint) returns double precision
    language sql immutable parallel safe as
    $$ select (hashint8extended(seed, salt) & 2147483647) / 2147483648.0 $$`.execute(db)
  await sql`create or replace function bench.word(n int) returns text language sql immutable parallel safe as
    ${sql.raw(`$$ select s[1 + n % cardinality(s)] || s[1 + (n / cardinality(s)) % cardinality(s)]
      || s[1 + (n / cardinality(s) ^ 2 + n)::int % cardinality(s)] from (select array['${SYLLABLES.join("','")}'] s) x $$`)}`.execute(
    db,
  )
  await sql`create table if not exists bench.vocabulary as
    select n, bench.word(n) as word from generate_series(0, ${VOCABULARY}::int) n`.execute(db)
  await sql`create unique index if not exists vocabulary_n on bench.vocabulary (n)`.execute(db)
}

async function insertBatch(db: Kysely<DB>, from: number, to: number): Promise<void> {
  await sql`
    insert into property (id, slug, category_id, property_type, request_status, title, description, address, city, state,
      country, latitude, longitude, public_latitude, public_longitude, price_minor, is_premium, parameters, posted_at,
      rent_duration)
    select g, 'listing-' || g, 1 + floor(bench.dice(g, 1) * ${CATEGORIES})::int, kind, 'approved',
      initcap(${zipfWords(sql`g`, 4)}) || ' home', ${zipfWords(sql`g * 7`, sql`40 + floor(bench.dice(g, 7) * 80)::int`)},
      floor(bench.dice(g, 8) * 900)::int || ' Street', 'City ' || c.n, 'State ' || c.n % 10, 'Country',
      c.lat, c.lng, c.lat, c.lng,
      round(exp(12.5 + 1.4 * (bench.dice(g, 14) + bench.dice(g, 15) + bench.dice(g, 16) - 1.5)))::bigint * 100,
      bench.dice(g, 17) < 0.1,
      jsonb_build_object('1', 1 + floor(bench.dice(g, 18) * 6)::int, '2', 1 + floor(bench.dice(g, 19) * 3)::int,
        '3', 30 + floor(bench.dice(g, 20) * 270)::int)
        || (select coalesce(jsonb_object_agg(i::text, 'yes'), '{}') from unnest(${CHOICES}::int[]) i
            where bench.dice(g, 20 + i) < 0.02 * (i - 3)),
      ${POSTED_BEFORE}::timestamptz - g * interval '37 seconds', case kind when 1 then 'Monthly' end
    from generate_series(${from}::int, ${to}::int) g
    cross join lateral (select case when bench.dice(g, 2) < 0.7 then 0 else 1 end as kind) k
    cross join lateral (select n, 30 + (n * 7) % 20 + n * 0.11 + (bench.dice(g, 10) + bench.dice(g, 11) - 1) * 0.15 as lat,
        -120 + (n * 13) % 50 + n * 0.17 + (bench.dice(g, 12) + bench.dice(g, 13) - 1) * 0.15 as lng
      from (select least(${CITIES}, floor(exp(ln(${CITIES + 1}) * bench.dice(g, 40))))::int as n) z) c`.execute(db)
  await sql`select refresh_search(array(select generate_series(${from}::int, ${to}::int)), ${POSTED_BEFORE})`.execute(db)
}

function zipfWords(seed: ReturnType<typeof sql>, count: number | ReturnType<typeof sql>) {
  return sql`(select string_agg(v.word, ' ') from generate_series(1, ${count}) i
    join bench.vocabulary v on v.n = floor(exp(ln(${VOCABULARY}) * bench.dice(${seed} * 131 + i, 6)))::int)`
}
