import { fromPromise } from 'xstate'
import {
  loadStructureItem,
  mergeParameterOptions,
  removeStructureItem,
  restoreStructureItem,
  retireStructureItem,
  saveStructureItem,
  structureKeys,
} from '@/client/api/admin/structure.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import { type EditedStructure, newStructure } from '@/domain/structure/edited-structure.ts'
import type { StructureKind } from '@/domain/structure/structure-kinds.ts'
import { structureEditorMachine } from '@/machines/structure/structure-editor.machine.ts'
import {
  StructureChanged,
  type StructureToAct,
  type StructureToSave,
} from '@/machines/structure/structure-editor.types.ts'
import type { Tools } from '../find-location.ts'

type ItemName = { kind: StructureKind; id: number | null }

/** Not a key of an edit. */
const BASE = '#base'

/** Editor of an item at the provider; `language` is the default one, for a new item. */
export function structureEditor(
  tools: { readonly current: Tools },
  { kind, id, language }: ItemName & { language: string },
) {
  const refresh = () => {
    const { queries } = tools.current
    for (const queryKey of structureKeys) void queries.invalidateQueries({ queryKey })
  }
  const load = async (item: number, signal?: AbortSignal) =>
    await loadStructureItem(tools.current.client, { kind, id: item, ...(signal && { signal }) })
  return structureEditorMachine.provide({
    actors: {
      load: fromPromise(async ({ signal }) =>
        id === null ? newStructure(kind, language) : await load(id, signal),
      ),
      save: fromPromise<EditedStructure, StructureToSave>(async ({ input: { item, edits } }) => {
        const { client } = tools.current
        const saved = await saveStructureItem(client, item, edits).catch(async (error) => {
          if (!isChanged(error) || item.id === null) throw error
          throw new StructureChanged(await load(item.id))
        })
        refresh()
        return await load(saved)
      }),
      act: fromPromise<void, StructureToAct>(async ({ input: { item, action } }) => {
        const { client } = tools.current
        if (item.id === null) return
        const path = { kind, id: item.id }
        if (action.type === 'merge') await mergeParameterOptions(client, toMerge(action))
        else if (action.type === 'retire') await retireStructureItem(client, path)
        else if (action.type === 'restore') await restoreStructureItem(client, path)
        else await removeStructureItem(client, path)
        refresh()
      }),
    },
  })
}

/** Edits that an earlier visit did not save, and the version they were made on. */
export function readStructureEdits(name: ItemName): { edits: Draft; base: number } {
  const { [BASE]: base = '0', ...edits } = readDraft(draftName(name))
  return { edits, base: Number(base) }
}

/** Keeps edits on the device until they are saved. */
export function keepStructureEdits(name: ItemName, edits: Draft, base: number): void {
  if (Object.keys(edits).length === 0) dropDraft(draftName(name))
  else keepDraft(draftName(name), { ...edits, [BASE]: String(base) })
}

function draftName({ kind, id }: ItemName): string {
  return `structure-${kind}-${id ?? 'new'}`
}

function toMerge({ id, into, uses }: { id: number; into: number; uses: number }) {
  return { id, into, uses }
}

function isChanged(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'structureChanged'
}
