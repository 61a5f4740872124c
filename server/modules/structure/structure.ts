import type { Transaction } from 'kysely'
import type { StructureKind } from '@/domain/structure/structure-kinds.ts'
import {
  optionKey,
  parseReferences,
  type StructureValues,
} from '@/domain/structure/structure-values.ts'
import { slugify } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { listLanguageCodes } from '@/server/modules/settings/service.ts'
import { requireStaff } from '@/server/viewer.ts'
import { findFaults } from './check-values.ts'
import { getItem, type StructureDetail, viewItem } from './items.ts'
import { logStructure } from './log.ts'
import { countOptionUses } from './option-store.ts'
import { enqueueRewriting } from './rewrite-job.ts'
import { diffValues } from './stored-values.ts'
import {
  deleteStructureRow,
  listStructureRows,
  orderStructureRows,
  type StructureItem,
  type StructureListRow,
  saveCategoryParameters,
  setStructureActive,
} from './structure-store.ts'
import { countUses } from './uses-store.ts'
import { listStructureVersions, lockStructure, type StructureChange } from './version-store.ts'
import { writeItem } from './write-item.ts'

/** Raises forbidden. */
export async function listStructure(
  context: ServiceContext,
  kind: StructureKind,
): Promise<StructureListRow[]> {
  requireStaff(context)
  return await listStructureRows(context.deps.db, kind)
}

/** Raises forbidden, notFound. */
export async function viewStructureItem(
  context: ServiceContext,
  item: StructureItem,
): Promise<StructureDetail> {
  requireStaff(context)
  return await viewItem(context, item)
}

/** Raises forbidden, and invalid with reasons. Returns the number of the new item. */
export async function createStructureItem(
  context: ServiceContext,
  kind: StructureKind,
  changes: StructureValues,
): Promise<number> {
  return await writeInTurn(context, (tx, language) =>
    save(context, tx, { kind, id: null, changes, language }),
  )
}

/**
 * Changes an item that was seen at version `base`. Raises forbidden, notFound, invalid, and conflict
 * with the values in force where somebody else changed the same key since.
 */
export async function saveStructureItem(
  context: ServiceContext,
  item: StructureItem,
  { base, changes }: { base: number; changes: StructureValues },
): Promise<void> {
  await writeInTurn(context, async (tx, language) => {
    await getItem(tx, item, language)
    await refuseOverwriting(tx, item, { base, changes })
    await save(context, tx, { ...item, changes, language })
  })
}

/** Takes an item out of forms, or back in. Listings keep it. Raises forbidden, notFound. */
export async function changeStructureActivity(
  context: ServiceContext,
  item: StructureItem,
  isActive: boolean,
): Promise<void> {
  await writeInTurn(context, async (tx, language) => {
    const { row } = await getItem(tx, item, language)
    if (row.is_active === isActive) return
    await setStructureActive(tx, item, isActive)
    const [before, after] = isActive ? ['0', '1'] : ['1', '0']
    const action = isActive ? 'structureRestored' : 'structureRetired'
    await logStructure(context, tx, {
      item,
      row,
      action,
      changes: [{ key: 'active', before, after }],
    })
  })
}

/** Raises forbidden, notFound, and conflict with what uses it. */
export async function removeStructureItem(
  context: ServiceContext,
  item: StructureItem,
): Promise<void> {
  await writeInTurn(context, async (tx, language) => {
    const { row } = await getItem(tx, item, language)
    const uses = await countUses(tx, item)
    if (uses.length > 0) {
      const data = { conflicts: [], uses }
      throw failure('conflict', 'This is used.', { key: 'structureUsed', data })
    }
    if (item.kind === 'category') await saveCategoryParameters(tx, item.id, [])
    await deleteStructureRow(tx, item)
    await logStructure(context, tx, { item, row, action: 'structureRemoved', changes: [] })
  })
}

/** Raises forbidden, and conflict unless the ids are all of the kind. */
export async function orderStructure(
  context: ServiceContext,
  kind: StructureKind,
  ids: readonly number[],
): Promise<void> {
  await writeInTurn(context, async (tx, language) => {
    const rows = await listStructureRows(tx, kind)
    const known = new Set(rows.map(({ id }) => id))
    const isWhole = ids.length === known.size && new Set(ids).size === ids.length
    if (!isWhole || !ids.every((id) => known.has(id))) throw changed([])
    const [first] = ids
    const before = rows.map(({ id }) => id).join(',')
    const after = ids.join(',')
    if (first === undefined || before === after) return
    await orderStructureRows(tx, kind, ids)
    const item = { kind, id: first }
    const { row } = await getItem(tx, item, language)
    const changes = [{ key: 'order', before, after }]
    await logStructure(context, tx, { item, row, action: 'structureOrdered', changes })
  })
}

/**
 * Administrators write one after the other, so that what is compared cannot change meanwhile.
 * `language` is that of stored texts.
 */
export async function writeInTurn<T>(
  context: ServiceContext,
  write: (tx: Transaction<DB>, language: string) => Promise<T>,
): Promise<T> {
  requireStaff(context)
  const { db, settings } = context.deps
  const { default_language: language } = await settings.read()
  return await db.transaction().execute(async (tx) => {
    await lockStructure(tx)
    return await write(tx, language)
  })
}

type Saving = {
  kind: StructureKind
  id: number | null
  changes: StructureValues
  language: string
}

async function save(
  context: ServiceContext,
  tx: Transaction<DB>,
  { kind, id, changes, language }: Saving,
): Promise<number> {
  const stored = id === null ? null : await getItem(tx, { kind, id }, language)
  const before = stored?.values ?? {}
  const after = withDefaults({ kind, language, before, changes })
  const faults = await findFaults(tx, {
    kind,
    id,
    language,
    languages: await listLanguageCodes(tx),
    before,
    after,
    sent: Object.keys(changes),
    isUsed: id !== null && (await isHeld(tx, { kind, id })),
    optionUses: id === null ? new Map() : (await countOptionUses(tx, { kind, id })).counts,
  })
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const saved = await writeItem(tx, { kind, id, language, values: after, stored })
  const item = { kind, id: saved }
  const { row, values } = await getItem(tx, item, language)
  const differing = diffValues(before, values)
  if (differing.length === 0) return saved
  await logStructure(context, tx, { item, row, action: 'structureSaved', changes: differing })
  await rewriteNames(context, tx, { item, language, changes: id === null ? [] : differing })
  return saved
}

/** Listings, answers or reports; categories that ask for a parameter do not count. */
async function isHeld(tx: Transaction<DB>, item: StructureItem): Promise<boolean> {
  const uses = await countUses(tx, item)
  return uses.some(({ by }) => by !== 'categories')
}

async function rewriteNames(
  { deps }: ServiceContext,
  tx: Transaction<DB>,
  {
    item,
    language,
    changes,
  }: { item: StructureItem; language: string; changes: StructureChange[] },
): Promise<void> {
  const { kind, id } = item
  const isRenamed = (key: string) => key === `${language}.name`
  const isOption = ({ key, before, after }: StructureChange) =>
    key.startsWith('option.') && key.endsWith(`.${language}`) && before !== '' && after !== ''
  if (kind === 'category' && changes.some(({ key }) => isRenamed(key))) {
    await enqueueRewriting(tx, deps, { kind, id })
  }
  if (kind === 'parameter' && changes.some(isOption)) {
    await enqueueRewriting(tx, deps, { kind, id })
  }
}

function withDefaults({
  kind,
  language,
  before,
  changes,
}: Pick<Saving, 'kind' | 'changes' | 'language'> & { before: StructureValues }) {
  const after: Record<string, string> = { ...before, ...changes }
  if (kind === 'category') after.slug = slugify(after.slug || (after[`${language}.name`] ?? ''))
  if (kind === 'parameter' || kind === 'verification-field') after.is_required ||= '0'
  if (after.options !== undefined) after.options = knownOptions(after, before, language).join(',')
  return after
}

/** Without options that somebody else removed. */
function knownOptions(after: StructureValues, before: StructureValues, language: string): string[] {
  const stored = new Set(parseReferences(before.options))
  return parseReferences(after.options).filter(
    (reference) => stored.has(reference) || after[optionKey(reference, language)] !== undefined,
  )
}

async function refuseOverwriting(
  tx: Transaction<DB>,
  item: StructureItem,
  { base, changes }: { base: number; changes: StructureValues },
): Promise<void> {
  const latest = new Map<string, { value: string; actorName: string; changedAt: Date }>()
  const versions = await listStructureVersions(tx, item, { after: base, limit: 1000 })
  for (const {
    changes: made,
    actor_name: actorName,
    created_at: changedAt,
  } of versions.reverse()) {
    for (const { key, after: value } of made) latest.set(key, { value, actorName, changedAt })
  }
  const conflicts = Object.entries(changes).flatMap(([key, wanted]) => {
    const change = latest.get(key)
    return change && change.value !== wanted ? [{ key, ...change }] : []
  })
  if (conflicts.length > 0) throw changed(conflicts)
}

function changed(
  conflicts: readonly { key: string; value: string; actorName: string; changedAt: Date }[],
) {
  const rows = conflicts.map(({ key, value, actorName, changedAt }) => ({
    key,
    value,
    actor_name: actorName,
    changed_at: changedAt.toISOString().replace('Z', '000Z'),
  }))
  const data = { conflicts: rows, uses: [] }
  return failure('conflict', 'Somebody else changed this.', { key: 'structureChanged', data })
}
