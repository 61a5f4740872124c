import type { Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { type AuditAction, writeAudit } from '@/server/modules/audit/audit-store.ts'
import { requireStaff } from '@/server/viewer.ts'
import type { StructureItem, StructureRow } from './structure-store.ts'
import { addStructureVersion, type StructureChange } from './version-store.ts'

const MAX_SHOWN = 80
const MAX_CHANGES = 12

/** Keeps a version, and writes the audit log with values before and after. */
export async function logStructure(
  context: ServiceContext,
  tx: Transaction<DB>,
  entry: {
    item: StructureItem
    row: StructureRow
    action: Extract<AuditAction, `structure${string}` | 'optionsMerged'>
    changes: readonly StructureChange[]
  },
): Promise<void> {
  const { item, row, action, changes } = entry
  const { id: actorId } = requireStaff(context)
  const at = context.deps.clock()
  await addStructureVersion(tx, item, { actorId, changes, at })
  const subject = { ...item, name: String(row.name ?? row.reason ?? '') }
  const change = { before: toFields(changes, 'before'), after: toFields(changes, 'after') }
  await writeAudit(tx, { actorId, action, subject, reason: describe(changes), change, at })
}

function toFields(changes: readonly StructureChange[], side: 'before' | 'after') {
  return Object.fromEntries(changes.map((change) => [change.key, change[side]]))
}

function describe(changes: readonly StructureChange[]): string {
  const lines = changes
    .slice(0, MAX_CHANGES)
    .map(({ key, before, after }) => `${key}: ${shorten(before)} → ${shorten(after)}`)
  return [...lines, ...(changes.length > MAX_CHANGES ? ['…'] : [])].join('; ')
}

function shorten(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text || '–'
}
