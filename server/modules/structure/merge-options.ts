import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { requireStaff } from '@/server/viewer.ts'
import { getItem } from './items.ts'
import { logStructure } from './log.ts'
import { countOptionUses, findOptionParameter, mergeOptionRows } from './option-store.ts'
import { enqueueRewriting } from './rewrite-job.ts'
import { diffValues } from './stored-values.ts'
import { writeInTurn } from './structure.ts'

/**
 * Merges an option of a parameter into another one; listings are rewritten in the background. `uses`
 * is the number of listings that the administrator agreed to. Raises forbidden, notFound, invalid for
 * an option of something else, and conflict if more listings have it by now.
 */
export async function mergeOptions(
  context: ServiceContext,
  { id, into, uses }: { id: number; into: number; uses: number },
): Promise<void> {
  requireStaff(context)
  const { db } = context.deps
  const parameterId = await findOptionParameter(db, id)
  if (parameterId === undefined) throw failure('notFound', 'This option was not found.')
  const item = { kind: 'parameter', id: parameterId } as const
  await writeInTurn(context, async (tx, language) => {
    const { row, values, options } = await getItem(tx, item, language)
    if (!options.some((option) => option.id === id)) {
      throw failure('notFound', 'This option was not found.')
    }
    if (id === into || !options.some((option) => option.id === into)) {
      throw invalid({ into: 'must be another option of the same fact' })
    }
    const { counts } = await countOptionUses(tx, item)
    const count = counts.get(id) ?? 0
    if (count > uses) {
      const data = { conflicts: [], uses: [{ by: 'properties', count }] }
      throw failure('conflict', 'More listings have this option by now.', {
        key: 'structureUsed',
        data,
      })
    }
    await mergeOptionRows(tx, { id, into })
    const { values: after } = await getItem(tx, item, language)
    const changes = diffValues(values, after)
    await logStructure(context, tx, { item, row, action: 'optionsMerged', changes })
    await enqueueRewriting(tx, context.deps, item)
  })
}
