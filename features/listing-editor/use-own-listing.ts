import type { DraftKind } from '@/client/api/member/drafts.ts'
import { useUnsentDraft } from './drafts/use-unsent-draft.ts'
import type { FormSetting } from './gated-form.tsx'

export type Asked<Value> = { values: Value | undefined; error: unknown; retry: () => void }

/** Stored listing, and the id of its draft, if any. */
export type Edited<Own> = { own: Own; draft: string | null }

type Read<Own> = { data: Own | undefined; error: unknown; refetch: () => unknown }

/** Initial values: empty, or a copy of another listing. */
export function copiedFrom<Own, Values>(
  { data, error, refetch }: Read<Own>,
  { isCopy, empty, copy }: { isCopy: boolean; empty: Values; copy: (own: Own) => Values },
): Asked<Values> {
  if (!isCopy) return { values: empty, error: null, retry: () => {} }
  return { values: data && copy(data), error, retry: () => void refetch() }
}

type EditedOptions = Pick<FormSetting, 'viewer' | 'keepsOnServer'> & { kind: DraftKind }

/** My listing, with its unsent draft. */
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
