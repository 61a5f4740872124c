import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { CONFIRMED, type ContentKind } from '@/client/api/admin/content.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useTools } from '@/client/api/calls/use-tools.ts'
import {
  contentEditor,
  keepContentEdits,
  readContentEdits,
} from '@/client/flows/desk/content-editor.ts'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import type { Publication } from '@/machines/content/content-editor.types.ts'

export type ContentEditor = {
  stage:
    | 'loading'
    | 'failed'
    | 'clean'
    | 'dirty'
    | 'saving'
    | 'unsaved'
    | 'conflict'
    | 'publishing'
    | 'scheduled'
    | 'unscheduling'
    | 'discarding'
    | 'gone'
  content: EditedContent | null
  /** Content that somebody else stored meanwhile. */
  theirs: EditedContent | null
  /** Keys of values that are not saved yet. */
  edited: readonly string[]
  failure: unknown
  /** Reasons for a refusal by key. */
  faults: Readonly<Record<string, string>>
  /** Changes when the form must show other texts than were typed. */
  generation: number
  canEdit: boolean
  isBusy: boolean
  getValue: (key: string) => string
  isStale: (key: string) => boolean
  edit: (key: string, value: string) => void
  /** The translation fits its source as it is. */
  confirm: (key: string) => void
  save: () => void
  publish: (publication: Publication) => void
  unschedule: () => void
  discard: () => void
  keepMine: () => void
  takeTheirs: () => void
  reload: () => void
}

/** Editor of an item: saves by itself, keeps what is typed, publishes. */
export function useContentEditor(name: { kind: ContentKind; id: number }): ContentEditor {
  const tools = useTools()
  const { kind, id } = name
  const [machine] = useState(() => contentEditor(tools, { kind, id }))
  const [input] = useState(() => readContentEdits({ kind, id }))
  const [snapshot, send] = useActor(machine, { input })
  const { content, edits, base, theirs, failure, generation } = snapshot.context
  useEffect(() => {
    if (content) keepContentEdits({ kind, id }, edits, base)
  }, [kind, id, content, edits, base])
  return {
    stage: snapshot.value as ContentEditor['stage'],
    content,
    theirs,
    edited: Object.keys(edits).filter((key) => !key.startsWith(CONFIRMED)),
    failure,
    faults: failure instanceof ApiError ? failure.fields : {},
    generation,
    canEdit: snapshot.hasTag('editing'),
    isBusy: snapshot.hasTag('busy'),
    getValue: (key) => edits[key] ?? content?.values[key] ?? '',
    isStale: (key) =>
      content?.stale.includes(key) === true &&
      edits[key] === undefined &&
      edits[CONFIRMED + key] === undefined,
    edit: (key, value) => send({ type: 'value.edited', key, value }),
    confirm: (key) =>
      send({ type: 'value.edited', key: CONFIRMED + key, value: content?.values[key] ?? '' }),
    save: () => send({ type: 'save.requested' }),
    publish: (publication) => send({ type: 'publication.requested', publication }),
    unschedule: () => send({ type: 'schedule.ended' }),
    discard: () => send({ type: 'draft.discarded' }),
    keepMine: () => send({ type: 'edits.kept' }),
    takeTheirs: () => send({ type: 'edits.discarded' }),
    reload: () => send({ type: 'load.requested' }),
  }
}
