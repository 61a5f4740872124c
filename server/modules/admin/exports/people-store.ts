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

export type ExportedPerson = {
  id: number
  name: string
  email: string | null
  is_email_verified: boolean
  mobile: string | null
  is_mobile_verified: boolean
  role: string | null
  is_active: boolean
  verification_status: string
  language_code: string
  address: string
  city: string
  state: string
  country: string
  created_at: Date
}

const STATES: Readonly<Record<string, ReturnType<typeof sql>>> = {
  active: sql`a.is_active`,
  deactivated: sql`not a.is_active`,
  verified: sql`a.verification_status = 'success'`,
  staff: sql`a.role is not null`,
}

const matching = (filter: ExportFilter) =>
  allOf([isWithin(sql`a.created_at`, filter), STATES[filter.state ?? '']])

export function measurePeople(db: Kysely<DB>, filter: ExportFilter): Promise<ExportSize> {
  return measure(db, sql`select a.id from account a where ${matching(filter)}`)
}

export async function readExportedPeople(
  db: Kysely<DB>,
  { after, last, limit, ...filter }: ExportRange,
): Promise<ExportedPerson[]> {
  const { rows } = await sql<ExportedPerson>`
    select a.id, a.name, a.email, a.is_email_verified, a.mobile, a.mobile_verified_at is not null as is_mobile_verified,
      a.role, a.is_active, a.verification_status, a.language_code, a.address, a.city, a.state, a.country, a.created_at
    from account a where a.id > ${after} and a.id <= ${last} and ${matching(filter)}
    order by a.id limit ${limit}`.execute(db)
  return rows
}
