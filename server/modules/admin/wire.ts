import { propertyTypes } from '@/domain/listing/property-type.ts'
import { toMajor } from '@/domain/money/price.ts'
import type { components } from '@/generated/api-types.ts'
import { translated, wireDate } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import { placeCursor, queueCursor } from './cursors.ts'
import type { PersonRow } from './people/people-store.ts'
import type { ReportRow } from './reports-store.ts'
import type { DecisionRow } from './review/item-store.ts'
import type { QueueRow } from './review/queue-store.ts'

type Schemas = components['schemas']

/** `siteName` is the name of the marketplace. */
export type AdminShaping = { origin: string; language: string; siteName: string }

export function toReviewRow(
  row: QueueRow,
  { origin, siteName }: AdminShaping,
): Schemas['ReviewRow'] {
  return {
    kind: row.kind,
    id: row.id,
    title: row.title,
    place: [row.city, row.state].filter(Boolean).join(', '),
    owner_name: row.owner_name ?? siteName,
    picture: imageUrl(origin, row.picture_key),
    submitted_at: wireDate(row.submitted_at),
    cursor: queueCursor(row),
  }
}

export function toDecision(row: DecisionRow): Schemas['ReviewDecision'] {
  return { ...row, created_at: wireDate(row.created_at) }
}

export function toAdminUser(row: PersonRow, origin: string): Schemas['AdminUser'] {
  const { slug, profile_key, created_at, ...facts } = row
  return {
    ...facts,
    slug_id: slug,
    profile: imageUrl(origin, profile_key),
    created_at: wireDate(created_at),
  }
}

export function toReport(row: ReportRow, shaping: AdminShaping): Schemas['AdminReport'] {
  const { origin, language, siteName } = shaping
  return {
    id: row.id,
    property: {
      id: row.property_id,
      slug_id: row.slug,
      title: row.title,
      picture: imageUrl(origin, row.picture_key),
      status: row.status,
      is_active: row.is_active,
      owner_id: row.owner_id,
      owner_name: row.owner_id === null ? siteName : (row.owner_name ?? ''),
    },
    reason: translated(row.reason ?? '', row.reason_translations ?? {}, language, 'reason'),
    message: row.message,
    reporter_id: row.reporter_id,
    reporter_name: row.reporter_name,
    created_at: wireDate(row.created_at),
    outcome: row.outcome,
    handled_at: row.handled_at && wireDate(row.handled_at),
    handled_by: row.handled_by,
    others: row.others,
    cursor: placeCursor(row),
  }
}

/** In major units; null without a price. */
export function toPrice(row: { price_minor: number | null; currency: string }): number | null {
  return row.price_minor === null ? null : toMajor(row.price_minor, row.currency)
}

/** Null for a project. */
export function toOffer(code: number | null): (typeof propertyTypes)[number] | null {
  return code === null ? null : (propertyTypes[code] ?? null)
}
