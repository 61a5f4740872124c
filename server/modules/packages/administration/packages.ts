import type { Kysely } from 'kysely'
import { packageFeatures } from '@/domain/account/access.ts'
import { toMajor, toMinor } from '@/domain/money/price.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { logPackage } from '@/server/modules/audit/package-log.ts'
import { requireStaff } from '@/server/viewer.ts'
import {
  type AdminPackageRow,
  insertPackage,
  lockPackages,
  type PackageFacts,
  readAllPackages,
  saveOffered,
  savePositions,
  updatePackage,
} from './package-store.ts'

export type { AdminPackageRow }

const HOURS_A_DAY = 24

/** Raises forbidden. */
export function listAllPackages(context: ServiceContext): Promise<AdminPackageRow[]> {
  requireStaff(context)
  return readAllPackages(context.deps.db, context.deps.clock())
}

type WantedPackage = {
  id: number | undefined
  name: string
  /** In major units; null for a free one. */
  price: number | null
  hours: number
  features: readonly { id: number; limit: number | null }[]
  names: Readonly<Record<string, string>>
}

/**
 * Creates a package, or changes what is on offer; what was sold keeps its copy. Raises forbidden,
 * notFound, invalid.
 */
export async function savePackage(
  context: ServiceContext,
  wanted: WantedPackage,
): Promise<AdminPackageRow> {
  const admin = requireStaff(context)
  const { db, clock, settings } = context.deps
  const { currency_code } = await settings.read()
  return db.transaction().execute(async (tx) => {
    const at = clock()
    await lockPackages(tx)
    const existing = wanted.id === undefined ? undefined : await requirePackage(tx, wanted.id, at)
    const currency = existing?.currency ?? currency_code
    const facts = toFacts(wanted, currency)
    if (existing) await updatePackage(tx, { id: existing.id, facts, existing })
    const id = existing?.id ?? (await insertPackage(tx, { facts, currency, at }))
    const price = wanted.price === null ? '' : `${wanted.price} ${currency}, `
    const reason = `${price}${durationText(wanted.hours)}`
    const subject = { id, name: facts.name }
    const saved = await requirePackage(tx, id, at)
    const change = { before: existing ? toFields(existing) : {}, after: toFields(saved) }
    await logPackage(tx, { adminId: admin.id, action: 'packageSaved', subject, reason, change, at })
    return saved
  })
}

/** Retires a package, or offers it again; who has it keeps it. Raises forbidden, notFound, conflict. */
export async function offerPackage(
  context: ServiceContext,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<void> {
  const admin = requireStaff(context)
  const { db, clock } = context.deps
  await db.transaction().execute(async (tx) => {
    const at = clock()
    await lockPackages(tx)
    const subject = await requirePackage(tx, id, at)
    if (subject.is_active === isActive) {
      throw failure('conflict', 'Somebody else changed it.', { key: 'packagesChanged' })
    }
    await saveOffered(tx, { id, isActive })
    const action = isActive ? 'packageOffered' : 'packageRetired'
    const change = {
      before: { is_active: String(subject.is_active) },
      after: { is_active: String(isActive) },
    }
    await logPackage(tx, { adminId: admin.id, action, subject, reason: '', change, at })
  })
}

/** Raises forbidden, conflict unless these are all packages on offer. */
export async function orderPackages(
  context: ServiceContext,
  ids: readonly number[],
): Promise<void> {
  const admin = requireStaff(context)
  const { db, clock } = context.deps
  await db.transaction().execute(async (tx) => {
    const at = clock()
    await lockPackages(tx)
    const offered = (await readAllPackages(tx, at)).filter(({ is_active }) => is_active)
    const [first] = offered
    const isSame = ids.length === offered.length && offered.every(({ id }) => ids.includes(id))
    if (!isSame)
      throw failure('conflict', 'Somebody else changed them.', { key: 'packagesChanged' })
    await savePositions(tx, ids)
    const names = ids.map((id) => offered.find((it) => it.id === id)?.name)
    const change = {
      before: { order: offered.map(({ name }) => name).join(', ') },
      after: { order: names.join(', ') },
    }
    const facts = { adminId: admin.id, reason: names.join(', '), change, at }
    if (first) await logPackage(tx, { ...facts, action: 'packagesOrdered', subject: first })
  })
}

async function requirePackage(tx: Kysely<DB>, id: number, at: Date): Promise<AdminPackageRow> {
  const found = (await readAllPackages(tx, at)).find((it) => it.id === id)
  if (!found) throw failure('notFound', 'This package was not found.')
  return found
}

function toFields(row: AdminPackageRow): Record<string, string> {
  const { name, price_minor, currency, duration_hours, features } = row
  const price = price_minor === null ? '' : `${toMajor(price_minor, currency)} ${currency}`
  const rights = features.map(({ id, limit }) => `${id}: ${limit ?? '∞'}`).join(', ')
  return { name, price, duration: durationText(duration_hours), features: rights }
}

function durationText(hours: number): string {
  return hours % HOURS_A_DAY === 0 ? `${hours / HOURS_A_DAY} d` : `${hours} h`
}

function toFacts(
  { name, price, hours, features, names }: WantedPackage,
  currency: string,
): PackageFacts {
  const ids = new Set(features.map(({ id }) => id))
  const isKnown = packageFeatures.filter(({ id }) => ids.has(id)).length === ids.size
  if (ids.size !== features.length || !isKnown) throw invalid({ features: 'are not known' })
  const priceMinor = price === null ? null : toMinor(price, currency)
  if (priceMinor === 0) throw invalid({ price: 'is less than the smallest coin' })
  const clean = name.trim()
  if (clean === '') throw invalid({ name: 'is required' })
  const counted = new Set<number>(packageFeatures.filter((it) => it.counted).map(({ id }) => id))
  return {
    name: clean,
    priceMinor,
    durationHours: hours,
    features: features.map(({ id, limit }) => ({ id, limit: counted.has(id) ? limit : null })),
    names: Object.fromEntries(
      Object.entries(names).flatMap(([code, text]) => (text.trim() ? [[code, text.trim()]] : [])),
    ),
  }
}
