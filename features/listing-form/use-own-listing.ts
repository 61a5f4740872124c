import type { DraftKind } from '@/client/api/drafts.ts'
import type { FormSetting } from './gated-form.tsx'
import { useUnsentDraft } from './use-unsent-draft.ts'

/** What a form begins with, as far as it is known. */
export type Asked<Value> = { values: Value | undefined; error: unknown; retry: () => void }

/** A listing that is there, and the name of the draft of its changes; null without one. */
export type Edited<Own> = { own: Own; draft: string | null }

type Read<Own> = { data: Own | undefined; error: unknown; refetch: () => unknown }

/** What a new listing begins with: the words of another one once that was read; nothing where none is copied. */
export function copiedFrom<Own, Values>(
  { data, error, refetch }: Read<Own>,
  { isCopy, empty, copy }: { isCopy: boolean; empty: Values; copy: (own: Own) => Values },
): Asked<Values> {
  if (!isCopy) return { values: empty, error: null, retry: () => {} }
  return { values: data && copy(data), error, retry: () => void refetch() }
}

type EditedOptions = Pick<FormSetting, 'viewer' | 'keepsOnServer'> & { kind: DraftKind }

/** One's own listing as it was read, and the draft of its changes that was not sent. */
export function useEditedListing<Own extends { id: number }>(
  read: Read<Own>,
  { viewer, kind, keepsOnServer }: EditedOptions,
): Asked<Edited<Own>> {
  const { data: own, error } = read
  const draft = useUnsentDraft({ viewer, kind, id: own?.id, keepsOnServer })
  return {
    values: own && draft.data ? { own, draft: draft.data.name } : undefined,
    error: error ?? draft.error,
    retry: () => void (error ? read : draft).refetch(),
  }
}
