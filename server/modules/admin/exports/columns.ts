import { csvHead, csvLine, csvText } from '@/domain/text/csv.ts'
import type { ExportedInquiry, ExportedViewing } from './lead-store.ts'
import type { ExportedPerson } from './people-store.ts'

/** A column of a file: its name, and the value of a row. Texts cannot become formulas. */
export type Column<Row> = readonly [name: string, read: (row: Row) => Value]

type Value = string | number | boolean | Date | null

export function headLine<Row>(columns: readonly Column<Row>[]): string {
  return csvHead(columns.map(([name]) => csvText(name)))
}

export function rowLine<Row>(columns: readonly Column<Row>[], row: Row): string {
  return csvLine(columns.map(([, read]) => toCell(read(row))))
}

function toCell(value: Value): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? csvText(value) : String(value)
}

/** Columns of the same name as the member. */
function plain<Key extends string>(...names: readonly Key[]) {
  return names.map((name) => [name, (row: Readonly<Record<Key, Value>>) => row[name]] as const)
}

export const PEOPLE_COLUMNS: readonly Column<ExportedPerson>[] = plain(
  'id',
  'name',
  'email',
  'is_email_verified',
  'mobile',
  'is_mobile_verified',
  'role',
  'is_active',
  'verification_status',
  'language_code',
  'address',
  'city',
  'state',
  'country',
  'created_at',
)

const LEAD = [
  'about',
  'property_id',
  'project_id',
  'title',
  'city',
  'category',
  'name',
  'email',
  'mobile',
  'language_code',
  'owner_id',
  'owner_name',
  'owner_email',
  'created_at',
] as const

export const INQUIRY_COLUMNS: readonly Column<ExportedInquiry>[] = plain(
  'id',
  'status',
  ...LEAD,
  'last_at',
  'answered_at',
)

export const VIEWING_COLUMNS: readonly Column<ExportedViewing>[] = plain(
  'id',
  'inquiry_id',
  'status',
  'kind',
  'starts_at',
  'ends_at',
  'time_zone',
  ...LEAD,
)
