import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { ScheduleRow } from './schedule-store.ts'
import type { SidedViewing } from './viewings.ts'

type Schemas = components['schemas']

export function toViewing(row: SidedViewing): Schemas['Viewing'] {
  const isHeld = row.status === 'requested' || row.status === 'agreed'
  return {
    id: row.id,
    inquiry_id: row.inquiry_id,
    side: row.side,
    title: row.title,
    name: row.name,
    property_id: row.property_id,
    project_id: row.project_id,
    starts_at: wireDate(row.starts_at),
    ends_at: wireDate(row.ends_at),
    time_zone: row.time_zone,
    kind: row.kind,
    place: row.side === 'owner' || row.is_invited ? row.place : '',
    state: row.status,
    awaits_me: row.status === 'requested' && row.awaits === row.side,
    can_change: isHeld,
    reason: row.reason,
    sequence: row.sequence,
  }
}

export function toSchedule(row: ScheduleRow): Schemas['ViewingSchedule'] {
  const { time_zone, minutes, notice_hours, kind, place, weekly, exceptions } = row
  return { time_zone, minutes, notice_hours, kind, place, weekly, exceptions }
}
