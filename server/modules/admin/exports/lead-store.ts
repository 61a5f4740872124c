import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import {
  allOf,
  type ExportFilter,
  type ExportRange,
  type ExportSize,
  isWithin,
  measure,
} from './export-conditions.ts'

type Lead = {
  id: number
  about: string
  property_id: number | null
  project_id: number | null
  title: string
  city: string
  category: string
  name: string
  email: string | null
  mobile: string | null
  language_code: string
  owner_id: number | null
  owner_name: string | null
  owner_email: string | null
  status: string
  created_at: Date
}

export type ExportedInquiry = Lead & { last_at: Date; answered_at: Date | null }

export type ExportedViewing = Lead & {
  inquiry_id: number
  kind: string
  starts_at: Date
  ends_at: Date
  time_zone: string
}

const about = sql`
  left join property p on p.id = i.property_id left join project j on j.id = i.project_id`

const owner = sql`
  left join category c on c.id = coalesce(p.category_id, j.category_id) left join account o on o.id = i.owner_id`

const lead = sql`
  i.about, i.property_id, i.project_id, i.title, coalesce(p.city, j.city, '') as city, coalesce(c.slug, '') as category,
  i.name, i.email, i.mobile, i.language_code, i.owner_id, o.name as owner_name, o.email as owner_email`

const concerning = ({ city, categoryId }: ExportFilter) =>
  allOf([
    city === undefined ? undefined : sql`norm(coalesce(p.city, j.city)) = ${city}`,
    categoryId === undefined
      ? undefined
      : sql`coalesce(p.category_id, j.category_id) = ${categoryId}`,
  ])

const inquiries = (filter: ExportFilter) =>
  allOf([
    isWithin(sql`i.created_at`, filter),
    concerning(filter),
    filter.state === undefined ? undefined : sql`i.status = ${filter.state}`,
  ])

export function measureInquiries(db: Kysely<DB>, filter: ExportFilter): Promise<ExportSize> {
  return measure(db, sql`select i.id from inquiry i ${about} where ${inquiries(filter)}`)
}

export async function readInquiries(
  db: Kysely<DB>,
  { after, last, limit, ...filter }: ExportRange,
): Promise<ExportedInquiry[]> {
  const { rows } = await sql<ExportedInquiry>`
    select i.id, ${lead}, i.status, i.created_at, i.last_at, i.answered_at
    from inquiry i ${about} ${owner}
    where i.id > ${after} and i.id <= ${last} and ${inquiries(filter)} order by i.id limit ${limit}`.execute(
    db,
  )
  return rows
}

const viewings = (filter: ExportFilter) =>
  allOf([
    isWithin(sql`v.starts_at`, filter),
    concerning(filter),
    filter.state === undefined ? undefined : sql`v.status = ${filter.state}`,
  ])

export function measureViewings(db: Kysely<DB>, filter: ExportFilter): Promise<ExportSize> {
  return measure(
    db,
    sql`select v.id from viewing v join inquiry i on i.id = v.inquiry_id ${about} where ${viewings(filter)}`,
  )
}

/** Without the place, which may be the address of a call. */
export async function readViewings(
  db: Kysely<DB>,
  { after, last, limit, ...filter }: ExportRange,
): Promise<ExportedViewing[]> {
  const { rows } = await sql<ExportedViewing>`
    select v.id, v.inquiry_id, ${lead}, v.kind, v.status, v.starts_at, v.ends_at, v.time_zone, v.created_at
    from viewing v join inquiry i on i.id = v.inquiry_id ${about} ${owner}
    where v.id > ${after} and v.id <= ${last} and ${viewings(filter)} order by v.id limit ${limit}`.execute(
    db,
  )
  return rows
}
