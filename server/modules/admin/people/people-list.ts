import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import { requireStaff } from '@/server/viewer.ts'
import { listFigureCities } from '../figures/figures-store.ts'
import { parsePeopleCursor } from './people-cursor.ts'
import { type AskedFilters, parsePeopleFilters } from './people-filters.ts'
import {
  countPeopleByState,
  type FilterChoices,
  type ListedPersonRow,
  listFilterChoices,
  listPeopleIds,
  listPeopleRows,
  type PeopleSort,
} from './people-list-store.ts'

/** People that are acted on at once. */
const MAX_BULK = 500

const MAX_CITIES = 200

type Asked = AskedFilters & { sort: PeopleSort }

export type PeoplePage = {
  rows: ListedPersonRow[]
  /** Null for pages that follow. */
  counts: { active: number; deactivated: number } | null
}

/** A page of accounts. Raises forbidden, invalid. */
export async function listPeople(
  context: ServiceContext,
  { sort, after, limit, ...asked }: Asked & { after?: string | undefined; limit: number },
): Promise<PeoplePage> {
  requireStaff(context)
  const { db } = context.deps
  const place = after === undefined ? undefined : parsePeopleCursor(after, sort)
  if (after !== undefined && !place) throw invalid({ after: 'is not a cursor of this order' })
  const filters = await parsePeopleFilters(context, asked)
  const rows = await listPeopleRows(db, { filters, sort, after: place, limit })
  return { rows, counts: place ? null : await countPeopleByState(db, filters) }
}

/** Numbers of the first people that match, as many as are acted on at once. Raises forbidden, invalid. */
export async function listMatchingIds(
  context: ServiceContext,
  { sort, ...asked }: Asked,
): Promise<number[]> {
  requireStaff(context)
  const filters = await parsePeopleFilters(context, asked)
  return listPeopleIds(context.deps.db, { filters, sort, limit: MAX_BULK })
}

/** Raises forbidden. */
export async function listPeopleChoices(
  context: ServiceContext,
): Promise<FilterChoices & { cities: { key: string; name: string }[] }> {
  requireStaff(context)
  const { db } = context.deps
  const cities = await listFigureCities(db, MAX_CITIES)
  return { ...(await listFilterChoices(db)), cities }
}
