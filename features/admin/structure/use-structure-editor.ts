import { useActor } from '@xstate/react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useTools } from '@/client/api/calls/use-tools.ts'
import {
  keepStructureEdits,
  readStructureEdits,
  structureEditor,
} from '@/client/flows/desk/structure-editor.ts'
import { useHref } from '@/client/text/links-context.tsx'
import {
  countRenamed,
  type EditedStructure,
  type StructureEdits,
} from '@/domain/structure/edited-structure.ts'
import type { StructureKind } from '@/domain/structure/structure-kinds.ts'
import type { StructureValues } from '@/domain/structure/structure-values.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import type { StructureAction } from '@/machines/structure/structure-editor.types.ts'

export type StructureEditor = {
  stage:
    | 'loading'
    | 'failed'
    | 'clean'
    | 'dirty'
    | 'confirming'
    | 'saving'
    | 'conflict'
    | 'acting'
    | 'created'
    | 'gone'
  item: EditedStructure | null
  /** Stored values with what is typed. */
  values: StructureValues
  /** Item as somebody else stored it meanwhile. */
  theirs: EditedStructure | null
  /** Keys of values that are not saved yet. */
  edited: readonly string[]
  /** Waits for a confirmation; null for saving. */
  action: StructureAction | null
  /** Listings that saving rewrites. */
  renamed: number
  failure: unknown
  /** Reasons for a refusal by key. */
  faults: Readonly<Record<string, string>>
  canEdit: boolean
  isBusy: boolean
  edit: (values: StructureEdits) => void
  save: () => void
  act: (action: StructureAction) => void
  confirm: () => void
  cancel: () => void
  keepMine: () => void
  discard: () => void
  reload: () => void
}

/** Editor of an item, or of a new one without a number; keeps what is typed on the device. */
export function useStructureEditor(
  { kind, id }: { kind: StructureKind; id: number | null },
  language: string,
): StructureEditor {
  const tools = useTools()
  const router = useRouter()
  const href = useHref()
  const [machine] = useState(() => structureEditor(tools, { kind, id, language }))
  const [input] = useState(() => readStructureEdits({ kind, id }))
  const [snapshot, send] = useActor(machine, { input })
  const { item, edits, base, theirs, action, failure } = snapshot.context
  useEffect(() => {
    if (item) keepStructureEdits({ kind, id }, edits, base)
  }, [kind, id, item, edits, base])
  const created = snapshot.value === 'created' ? item?.id : undefined
  useEffect(() => {
    if (created) router.replace(href(adminRoute('structure', { kind, item: String(created) })))
  }, [created, href, kind, router])
  return {
    stage: snapshot.value as StructureEditor['stage'],
    item,
    values: { ...item?.values, ...edits },
    theirs,
    edited: Object.keys(edits),
    action,
    renamed: item ? countRenamed(item, edits) : 0,
    failure,
    faults: failure instanceof ApiError ? failure.fields : {},
    canEdit: snapshot.hasTag('editing'),
    isBusy: snapshot.hasTag('busy'),
    edit: (values) => send({ type: 'value.edited', values }),
    save: () => send({ type: 'save.requested' }),
    act: (wanted) => send({ type: 'action.requested', action: wanted }),
    confirm: () => send({ type: 'action.confirmed' }),
    cancel: () => send({ type: 'action.canceled' }),
    keepMine: () => send({ type: 'edits.kept' }),
    discard: () => send({ type: 'edits.discarded' }),
    reload: () => send({ type: 'load.requested' }),
  }
}
