import type { StructureValues } from '@/domain/structure/structure-values.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { mergeOptions } from './merge-options.ts'
import {
  changeStructureActivity,
  createStructureItem,
  listStructure,
  orderStructure,
  removeStructureItem,
  saveStructureItem,
  viewStructureItem,
} from './structure.ts'
import { toStructureDetail, toStructureRow } from './wire.ts'

export const structureHandlers = {
  async getStructure({ path: { kind } }, context) {
    const rows = await listStructure(context, kind)
    return {
      error: false,
      message: rows.length > 0 ? 'Items found.' : 'No items found.',
      data: rows.map((row) => toStructureRow(row, context.origin)),
    }
  },

  async createStructureItem({ path: { kind }, body: { changes } }, context) {
    const id = await createStructureItem(context, kind, toValues(changes))
    return { error: false, message: 'This is kept.', data: { id } }
  },

  async getStructureItem({ path }, context) {
    const detail = await viewStructureItem(context, path)
    const data = toStructureDetail(detail, context.origin)
    return { error: false, message: 'Item found.', data }
  },

  async saveStructureItem({ path, body: { base, changes } }, context) {
    await saveStructureItem(context, path, { base, changes: toValues(changes) })
    return { error: false, message: 'This is kept.' }
  },

  async removeStructureItem({ path }, context) {
    await removeStructureItem(context, path)
    return { error: false, message: 'This is removed.' }
  },

  async retireStructureItem({ path }, context) {
    await changeStructureActivity(context, path, false)
    return { error: false, message: 'This is retired.' }
  },

  async restoreStructureItem({ path }, context) {
    await changeStructureActivity(context, path, true)
    return { error: false, message: 'This is offered again.' }
  },

  async orderStructure({ body: { kind, ids } }, context) {
    await orderStructure(context, kind, ids)
    return { error: false, message: 'The order is kept.' }
  },

  async mergeParameterOptions({ body: { id, into, uses } }, context) {
    await mergeOptions(context, { id, into, uses })
    return { error: false, message: 'The options are merged.' }
  },
} satisfies Partial<Handlers>

function toValues(changes: readonly { key: string; value: string }[]): StructureValues {
  const values = Object.fromEntries(changes.map(({ key, value }) => [key, value]))
  if (Object.keys(values).length < changes.length) {
    throw invalid({ changes: 'must have each key once' })
  }
  return values
}
