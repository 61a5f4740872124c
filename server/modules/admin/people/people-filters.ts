import { isCalendarDay } from '@/domain/web/calendar-day.ts'
import type { components } from '@/generated/api-types.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import { toMoments } from '../figures/periods.ts'
import type { PeopleFilters } from './people-conditions.ts'

type Schemas = components['schemas']

/** Filters as requests have them; days are those of the site's clock, both included. */
export type AskedFilters = {
  search?: string | undefined
  kind?: Schemas['PersonKind'] | undefined
  state?: 'active' | 'deactivated' | undefined
  verification?: Schemas['VerificationStatus'] | undefined
  package_id?: number | undefined
  language?: string | undefined
  city?: string | undefined
  joined_from?: string | undefined
  joined_to?: string | undefined
  seen_from?: string | undefined
  seen_to?: string | undefined
}

/** Raises invalid for a day that does not exist, and an end before its beginning. */
export async function parsePeopleFilters(
  { deps }: ServiceContext,
  asked: AskedFilters,
): Promise<PeopleFilters> {
  const { package_id: packageId, joined_from, joined_to, seen_from, seen_to, ...plain } = asked
  const days = { joined_from, joined_to, seen_from, seen_to }
  const fields = Object.fromEntries(
    Object.entries(days).flatMap(([name, day]) =>
      day === undefined || isCalendarDay(day) ? [] : [[name, 'must be a day that exists']],
    ),
  )
  if (Object.keys(fields).length > 0) throw invalid(fields)
  requireOrder('joined_to', joined_from, joined_to)
  requireOrder('seen_to', seen_from, seen_to)
  const { time_zone: timeZone } = await deps.settings.read()
  const joined = toMoments({ from: joined_from, to: joined_to }, timeZone)
  const seen = toMoments({ from: seen_from, to: seen_to }, timeZone)
  return {
    ...plain,
    packageId,
    joinedFrom: joined.from,
    joinedBefore: joined.until,
    seenFrom: seen.from,
    seenBefore: seen.until,
    at: deps.clock(),
  }
}

function requireOrder(field: string, from: string | undefined, to: string | undefined): void {
  if (from !== undefined && to !== undefined && to < from) {
    throw invalid({ [field]: 'must not be before the first day' })
  }
}
