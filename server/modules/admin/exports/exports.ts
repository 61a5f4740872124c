import { isCalendarDay } from '@/domain/web/calendar-day.ts'
import { type ExportList, hasExportFilter, isExportState } from '@/domain/web/export-lists.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import {
  requireRecentSignIn,
  type SentProof,
} from '@/server/modules/account/auth/recent-sign-in.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { toDay } from '@/server/modules/figures/listing-days.ts'
import { requireStaff } from '@/server/viewer.ts'
import { listFigureCities } from '../figures/figures-store.ts'
import { toMoments } from '../figures/periods.ts'
import type { ExportFilter } from './export-conditions.ts'
import { listSources } from './listing-store.ts'
import { EXPORTS } from './lists.ts'

export type WantedExport = {
  list: ExportList
  /** Days in the site's time zone, both included. */
  from?: string | undefined
  to?: string | undefined
  city?: string | undefined
  category_id?: number | undefined
  state?: string | undefined
  source?: string | undefined
}

const MAX_CITIES = 500
const MAX_SOURCES = 200

/** Cities and sources to choose from. */
export async function listExportChoices(context: ServiceContext) {
  requireStaff(context)
  const { db } = context.deps
  return {
    cities: await listFigureCities(db, MAX_CITIES),
    sources: await listSources(db, MAX_SOURCES),
  }
}

/** Number of rows that an export would have. Raises invalid. */
export async function countExport(context: ServiceContext, wanted: WantedExport): Promise<number> {
  requireStaff(context)
  const { deps } = context
  const { count } = await EXPORTS[wanted.list].measure(deps.db, await toFilter(context, wanted))
  return count
}

export type StartedExport = { name: string; lines: AsyncGenerator<string> }

/**
 * A list as lines of CSV, with an entry of the log before the first one. Raises invalid, and as
 * `requireRecentSignIn` does.
 */
export async function exportList(
  context: ServiceContext,
  { password, otp, ...wanted }: WantedExport & SentProof,
): Promise<StartedExport> {
  const { id: actorId } = requireStaff(context)
  const { deps } = context
  const filter = await toFilter(context, wanted)
  await requireRecentSignIn(context, { password, otp })
  const { list, ...filters } = wanted
  const { measure, write } = EXPORTS[list]
  const { count, last } = await measure(deps.db, filter)
  const subject = { kind: 'system', id: 1, name: list } as const
  const after = { rows: String(count), ...toTexts(filters) }
  const change = { before: {}, after }
  await writeAudit(deps.db, { actorId, action: 'listExported', subject, change, at: filter.at })
  const { time_zone: timeZone } = await deps.settings.read()
  const name = `${list}-${toDay(filter.at, timeZone)}.csv`
  return { name, lines: write(deps.db, filter, last) }
}

async function toFilter({ deps }: ServiceContext, wanted: WantedExport): Promise<ExportFilter> {
  const { list, from, to, city, category_id: categoryId, state, source } = wanted
  for (const [name, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isCalendarDay(day)) throw invalid({ [name]: 'must be a day' })
  }
  if (from !== undefined && to !== undefined && to < from) {
    throw invalid({ to: 'must not be before from' })
  }
  if (state !== undefined && !isExportState(list, state)) {
    throw invalid({ state: 'is not a state of this list' })
  }
  for (const [filter, field] of FILTER_FIELDS) {
    if (wanted[field] !== undefined && !hasExportFilter(list, filter)) {
      throw invalid({ [field]: 'is not a filter of this list' })
    }
  }
  const { time_zone: timeZone } = await deps.settings.read()
  const days = toMoments({ from, to }, timeZone)
  return { ...days, city, categoryId, state, source, at: deps.clock() }
}

const FILTER_FIELDS = [
  ['city', 'city'],
  ['category', 'category_id'],
  ['source', 'source'],
] as const

function toTexts(filters: Readonly<Record<string, string | number | undefined>>) {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
}
