import { type Kysely, sql } from 'kysely'
import { slugify, uniqueSlug, withSuffix } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import { approximateLocation } from '@/server/modules/properties/approximate-location-rule.ts'
import type { ReadListing } from './listing-reader.ts'
import {
  addCounts,
  type BatchCounts,
  type ImportPosition,
  type RunRecorder,
} from './run-recorder.ts'

export type BatchSetting = {
  source: string
  language: string
  /** For obfuscated locations. */
  secret: string
  now: Date
  /** Mapped columns; an update leaves others unchanged, as with parameters. */
  columns: ReadonlySet<string>
  parameterIds: readonly number[]
  /** Account of new listings; null for the site. */
  ownerId: number | null
  /** With the counts before the batch, and its last row. */
  record?: { recorder: RunRecorder; before: ImportPosition } | undefined
}

/**
 * Inserts or updates listings of one source in one transaction, with the search index; slugs stay.
 * Withdrawn ones are offered again. Each external id at most once.
 */
export async function writeBatch(
  db: Kysely<DB>,
  listings: readonly ReadListing[],
  placeIds: readonly number[],
  setting: BatchSetting,
): Promise<BatchCounts> {
  return db.transaction().execute(async (tx) => {
    const stored = await readStored(tx, listings, setting.source)
    const placed = listings.map((listing, at) => ({ listing, place_id: placeIds[at] ?? null }))
    const old = placed.flatMap((it) => {
      const known = stored.get(it.listing.external_id)
      return known ? [toRow(it, known, setting)] : []
    })
    const fresh = placed.filter((it) => !stored.has(it.listing.external_id))
    const changed = old.length > 0 ? await updateChanged(tx, old, setting) : []
    const added = fresh.length > 0 ? await insertNew(tx, fresh, setting) : []
    const ids = [...changed, ...added]
    if (ids.length > 0) {
      await sql`select refresh_search(${ids}::int[], ${setting.now})`.execute(tx)
    }
    const counted = {
      added: added.length,
      changed: changed.length,
      unchanged: old.length - changed.length,
    }
    if (setting.record) {
      const { recorder, before } = setting.record
      const counts = { ...before.counts }
      addCounts(counts, counted)
      await recorder.saveAfter(tx, { added, changed }, { row: before.row, counts })
    }
    return counted
  })
}

/** Dry run of `writeBatch`. Places are not compared, since a dry run creates none. */
export async function tryBatch(
  db: Kysely<DB>,
  listings: readonly ReadListing[],
  setting: BatchSetting,
): Promise<BatchCounts> {
  const stored = await readStored(db, listings, setting.source)
  const old = listings.flatMap((listing) => {
    const known = stored.get(listing.external_id)
    return known ? [toRow({ listing, place_id: null }, known, setting)] : []
  })
  const compared = comparedColumns(setting).filter(({ name }) => name !== 'place_id')
  const { rows } = await sql<{ changed: number }>`
    select count(*)::int as changed from property p join ${recordset(old)} on p.id = r.id
    where ${differs(compared, setting)}`.execute(db)
  const changed = rows[0]?.changed ?? 0
  return { added: listings.length - old.length, changed, unchanged: old.length - changed }
}

type Stored = { id: number; slug: string; hides_exact_place: boolean }
type Placed = { listing: ReadListing; place_id: number | null }
type Row = ReturnType<typeof toRow>

/** `follows`: the map's field for this column; without one, always compared. */
type Column = {
  name: Exclude<keyof Row, 'id' | 'slug' | 'external_id'>
  type: string
  follows?: string
}

const COLUMNS: readonly Column[] = [
  { name: 'title', type: 'text' },
  { name: 'description', type: 'text', follows: 'description' },
  { name: 'category_id', type: 'int' },
  { name: 'property_type', type: 'smallint' },
  { name: 'price_minor', type: 'bigint' },
  { name: 'currency', type: 'char(3)' },
  { name: 'rent_duration', type: 'text' },
  { name: 'address', type: 'text', follows: 'address' },
  { name: 'place_id', type: 'int' },
  { name: 'city', type: 'text' },
  { name: 'state', type: 'text' },
  { name: 'country', type: 'text' },
  { name: 'latitude', type: 'float8' },
  { name: 'longitude', type: 'float8' },
  { name: 'hides_exact_place', type: 'boolean', follows: 'hides_exact_place' },
  { name: 'public_latitude', type: 'float8' },
  { name: 'public_longitude', type: 'float8' },
  { name: 'language_code', type: 'text' },
  { name: 'posted_at', type: 'timestamptz', follows: 'posted_at' },
  { name: 'is_premium', type: 'boolean', follows: 'is_premium' },
  { name: 'video_link', type: 'text', follows: 'video_link' },
  { name: 'meta_title', type: 'text', follows: 'meta_title' },
  { name: 'meta_description', type: 'text', follows: 'meta_description' },
  { name: 'meta_keywords', type: 'text', follows: 'meta_keywords' },
  { name: 'parameters', type: 'jsonb' },
]

/** Columns of `property` that an import changes. */
export const CHANGED_COLUMNS: readonly string[] = [
  ...COLUMNS.map(({ name }) => name),
  'updated_at',
  'withdrawn_at',
  'is_active',
]

function toRow({ listing, place_id }: Placed, stored: Stored, setting: BatchSetting) {
  const hides = listing.hides_exact_place ?? stored.hides_exact_place
  const shown = hides ? approximateLocation(listing, stored.slug, setting.secret) : listing
  return {
    ...listing,
    id: stored.id,
    slug: stored.slug,
    place_id,
    hides_exact_place: hides,
    public_latitude: shown.latitude,
    public_longitude: shown.longitude,
    language_code: setting.language,
    posted_at: listing.posted_at ?? setting.now.toISOString(),
  }
}

async function readStored(
  db: Kysely<DB>,
  listings: readonly ReadListing[],
  source: string,
): Promise<Map<string, Stored>> {
  const externalIds = listings.map((it) => it.external_id)
  const { rows } = await sql<Stored & { external_id: string }>`
    select id, slug, hides_exact_place, external_id from property
    where source = ${source} and external_id = any(${externalIds}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.external_id, row]))
}

async function updateChanged(
  db: Kysely<DB>,
  listings: readonly Row[],
  setting: BatchSetting,
): Promise<number[]> {
  const compared = comparedColumns(setting)
  if (setting.record) {
    const { rows: differing } = await sql<{ id: number }>`
      select p.id from property p join ${recordset(listings)} on p.id = r.id
      where ${differs(compared, setting)} order by p.id for update of p`.execute(db)
    const ids = differing.map((row) => row.id)
    if (ids.length === 0) return []
    await setting.record.recorder.saveBefore(db, ids)
  }
  const { rows } = await sql<{ id: number }>`
    update property p set updated_at = ${setting.now}, withdrawn_at = null,
      is_active = p.is_active or p.withdrawn_at is not null,
      ${sql.join(compared.map((it) => sql`${sql.id(it.name)} = ${newValue(it, setting)}`))}
    from ${recordset(listings)} where p.id = r.id and (${differs(compared, setting)})
    returning p.id`.execute(db)
  return rows.map((row) => row.id)
}

async function insertNew(
  db: Kysely<DB>,
  listings: readonly Placed[],
  setting: BatchSetting,
): Promise<number[]> {
  const named = await withSlugs(db, listings)
  const rows = named.map(({ it, ...stored }) => toRow(it, stored, setting))
  const names = sql.join([
    sql.id('id'),
    sql.id('slug'),
    sql.id('external_id'),
    ...COLUMNS.map(({ name }) => sql.id(name)),
  ])
  await sql`
    insert into property (source, owner_id, request_status, approved_at, ${names})
    select ${setting.source}, ${setting.ownerId}::int, 'approved', posted_at, ${names} from ${recordset(rows)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * The listing's id is appended to a taken slug: imported titles repeat by the hundred, and counting
 * up would need as many queries.
 */
async function withSlugs(db: Kysely<DB>, listings: readonly Placed[]) {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('property', 'id'))::int as id
    from generate_series(1, ${listings.length}::int)`.execute(db)
  const wished = listings.map((it, at) => {
    const id = rows[at]?.id ?? 0
    const slug = slugify(it.listing.title, 'listing')
    return { it, id, slug, numbered: withSuffix(slug, id) }
  })
  const candidates = wished.flatMap(({ slug, numbered }) => [slug, numbered])
  const found = await sql<{ slug: string }>`
    select slug from property where slug = any(${candidates}::text[])
    union all select slug from slug_redirect where kind = 'property' and slug = any(${candidates}::text[])`.execute(
    db,
  )
  const taken = new Set(found.rows.map((row) => row.slug))
  return wished.map(({ it, id, slug, numbered }) => {
    const own = taken.has(slug) ? uniqueSlug(numbered, (one) => taken.has(one)) : slug
    taken.add(own)
    return { it, id, slug: own, hides_exact_place: false }
  })
}

function recordset(rows: readonly Row[]) {
  const columns = COLUMNS.map(({ name, type }) => sql`${sql.id(name)} ${sql.raw(type)}`)
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(id int, slug text, external_id text, ${sql.join(columns)})`
}

function comparedColumns({ columns }: BatchSetting): Column[] {
  return COLUMNS.filter(({ follows }) => follows === undefined || columns.has(follows))
}

function differs(columns: readonly Column[], setting: BatchSetting) {
  const old = columns.map(({ name }) => sql`p.${sql.id(name)}`)
  const wanted = columns.map((column) => newValue(column, setting))
  return sql`(p.withdrawn_at is not null or (${sql.join(old)}) is distinct from (${sql.join(wanted)}))`
}

function newValue({ name }: Column, { parameterIds }: BatchSetting) {
  if (name !== 'parameters') return sql`r.${sql.id(name)}`
  return sql`(p.parameters - ${parameterIds.map(String)}::text[]) || r.parameters`
}
