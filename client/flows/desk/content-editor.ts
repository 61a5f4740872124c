import { fromPromise } from 'xstate'
import {
  type ContentKind,
  discardContentDraft,
  loadContent,
  publishContent,
  publishedContentKeys,
  readChangedContent,
  saveContentDraft,
  unscheduleContent,
} from '@/client/api/admin/content.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { contentEditorMachine } from '@/machines/content/content-editor.machine.ts'
import {
  ContentChanged,
  type DraftToPublish,
  type DraftToSave,
} from '@/machines/content/content-editor.types.ts'
import type { Tools } from '../find-location.ts'

type ItemName = { kind: ContentKind; id: number }

/** Not a key of an edit. */
const BASE = '#base'

/** Editor of an item at the provider. */
export function contentEditor(tools: { readonly current: Tools }, name: ItemName) {
  const refresh = () => {
    const { queries } = tools.current
    for (const queryKey of publishedContentKeys) void queries.invalidateQueries({ queryKey })
  }
  return contentEditorMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => loadContent(tools.current.client, { ...name, signal })),
      save: fromPromise<EditedContent, DraftToSave>(async ({ input: { content, edits } }) => {
        await saveContentDraft(tools.current.client, content, edits).catch(refuse)
        return await loadContent(tools.current.client, name)
      }),
      publish: fromPromise<void, DraftToPublish>(async ({ input: { content, publication } }) => {
        await publishContent(tools.current.client, content, publication).catch(refuse)
        refresh()
      }),
      unschedule: fromPromise(async () => {
        await unscheduleContent(tools.current.client, name)
        refresh()
      }),
      discard: fromPromise<{ isGone: boolean }, EditedContent>(async ({ input }) => {
        if (input.state === null) return { isGone: false }
        await discardContentDraft(tools.current.client, input).catch(refuse)
        refresh()
        return { isGone: !input.wasPublished }
      }),
    },
  })
}

/** Edits that an earlier visit could not save, and the revision they were made on. */
export function readContentEdits(name: ItemName): { edits: Draft; base: number } {
  const { [BASE]: base = '0', ...edits } = readDraft(draftName(name))
  return { edits, base: Number(base) }
}

/** Keeps edits on the device until they are saved. */
export function keepContentEdits(name: ItemName, edits: Draft, base: number): void {
  if (Object.keys(edits).length === 0) dropDraft(draftName(name))
  else keepDraft(draftName(name), { ...edits, [BASE]: String(base) })
}

function draftName({ kind, id }: ItemName): string {
  return `content-${kind}-${id}`
}

function refuse(error: unknown): never {
  const theirs = error instanceof ApiError ? readChangedContent(error) : null
  throw theirs ? new ContentChanged(theirs) : error
}
