import type { ServiceContext } from '@/server/actor.ts'
import { type AnswerTimes, readAnswerTimes } from '@/server/modules/answer-time/answer-time.ts'
import { readFigureStart } from '@/server/modules/figures/listing-days.ts'
import {
  type CityChoice,
  COUNTED_NAMES,
  countActive,
  countListingEvents,
  countPublicProjects,
  type FigureFilter,
  type FunnelStages,
  type IncomeRow,
  listFigureCities,
  listMissedConditions,
  type MissedRow,
  readApprovalTimes,
  readDayCounts,
  readFunnel,
  readIncome,
  type Waiting,
} from './figures-store.ts'
import { findPoint, type Period, toPeriod, type WantedPeriod } from './periods.ts'

export type Wanted = WantedPeriod & {
  city?: string | undefined
  category_id?: number | undefined
}

const LISTING_NAMES = ['listed', 'closed', 'withdrawn'] as const

export type SeriesName = (typeof LISTING_NAMES)[number] | (typeof COUNTED_NAMES)[number]

export type Series = {
  name: SeriesName
  counts: number[]
  total: number
  /** Over as many days before; null if they were not all counted. */
  before: number | null
}

export type FiguresView = {
  since: string
  period: Period
  active: number
  projects: number
  series: Series[]
  cities: CityChoice[]
}

const MAX_CITIES = 200
/** Fewer searches are not shown, as they may be one person's. */
const MIN_MISSED = 3
const MAX_MISSED = 50

/** Supply and demand. Raises invalid. */
export async function viewFigures(context: ServiceContext, wanted: Wanted): Promise<FiguresView> {
  const { db } = context.deps
  const { period, filter, timeZone } = await open(context, wanted)
  const since = await readFigureStart(db, timeZone)
  return {
    since,
    period,
    active: await countActive(db, filter),
    projects: await countPublicProjects(db, filter),
    series: await listSeries(db, { period, filter, since }),
    cities: await listFigureCities(db, MAX_CITIES),
  }
}

export type WeekFigure = Pick<Series, 'name' | 'total' | 'before'>

/** The last seven days beside the seven before. */
export async function viewWeek(context: ServiceContext): Promise<WeekFigure[]> {
  const { db } = context.deps
  const { period, filter, timeZone } = await open(context, { period: '7d' })
  const since = await readFigureStart(db, timeZone)
  const series = await listSeries(db, { period, filter, since })
  return series.map(({ name, total, before }) => ({ name, total, before }))
}

type Reading = { period: Period; filter: FigureFilter; since: string }

async function listSeries(
  db: ServiceContext['deps']['db'],
  { period, filter, since }: Reading,
): Promise<Series[]> {
  const { before, edges, from, to } = period
  const days = await readDayCounts(db, { ...filter, from: before.from, to })
  // The days before are one point more, in front.
  const all = await countListingEvents(db, { ...filter, edges: [before.start, ...edges] })
  const listings = LISTING_NAMES.map((name): Series => {
    const counts = emptyCounts(period)
    let past = 0
    for (const { name: its, point, count } of all) {
      if (its !== name) continue
      if (point === 0) past = count
      else counts[point - 1] = count
    }
    return { name, counts, total: sum(counts), before: past }
  })
  const counted = COUNTED_NAMES.map((name): Series => {
    const counts = emptyCounts(period)
    let past = 0
    for (const each of days) {
      if (each.name !== name) continue
      const point = findPoint(period, each.day)
      if (each.day < from) past += each.count
      else counts[point] = (counts[point] ?? 0) + each.count
    }
    return { name, counts, total: sum(counts), before: since <= before.from ? past : null }
  })
  return [...listings, ...counted]
}

export type FunnelView = { stages: FunnelStages; approval: Waiting; answer: AnswerTimes }

/** How far listings of the period came, and times to approve and to answer. Raises invalid. */
export async function viewFunnel(context: ServiceContext, wanted: Wanted): Promise<FunnelView> {
  const { db } = context.deps
  const { period, filter } = await open(context, wanted)
  const range = { ...filter, from: firstEdge(period), to: lastEdge(period) }
  return {
    stages: await readFunnel(db, range),
    approval: await readApprovalTimes(db, range),
    answer: await readAnswerTimes(context, range),
  }
}

/** Searches without results. Raises invalid. */
export async function listMissedSearches(
  context: ServiceContext,
  wanted: Wanted,
): Promise<MissedRow[]> {
  const { period, filter } = await open(context, wanted)
  const { from, to } = period
  const most = { min: MIN_MISSED, limit: MAX_MISSED }
  return listMissedConditions(context.deps.db, { ...filter, from, to, ...most })
}

/** Payments and refunds. Raises invalid. */
export async function viewIncome(
  context: ServiceContext,
  wanted: WantedPeriod,
): Promise<{ rows: IncomeRow[]; points: number }> {
  const { period } = await open(context, wanted)
  const rows = await readIncome(context.deps.db, period.edges)
  return { rows, points: period.starts.length }
}

async function open({ deps }: ServiceContext, { city = '', category_id = 0, ...wanted }: Wanted) {
  const { time_zone: timeZone } = await deps.settings.read()
  const period = toPeriod(wanted, deps.clock(), timeZone)
  return { period, timeZone, filter: { city, categoryId: category_id } }
}

function emptyCounts({ starts }: Period): number[] {
  return starts.map(() => 0)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

function firstEdge({ edges: [first] }: Period): Date {
  if (!first) throw new Error('A period has no points')
  return first
}

function lastEdge({ edges }: Period): Date {
  const last = edges.at(-1)
  if (!last) throw new Error('A period has no points')
  return last
}
