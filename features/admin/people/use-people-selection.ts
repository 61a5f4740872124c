import { useState } from 'react'
import { type ListedUser, MAX_BULK, selectUsers } from '@/client/api/admin/people.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { PeopleChoice } from './people-choice.ts'
import type { People } from './use-people-list.ts'

export type PeopleSelection = {
  ids: ReadonlySet<number>
  isTooLarge: boolean
  toggle: (id: number) => void
  /** Selects or unselects all rows that are shown. */
  toggleShown: () => void
  isShownSelected: boolean
  /** Selects the first people that match the filters. */
  selectMatching: () => void
  isSelecting: boolean
  clear: () => void
}

type Chosen = { ids: ReadonlySet<number>; filterKey: string }

/** Selected people: stay while pages are added, and go with other filters. */
export function usePeopleSelection({
  rows,
  choice,
}: Pick<People, 'rows' | 'choice'>): PeopleSelection {
  const { t } = useText()
  const filterKey = toFilterKey(choice)
  const [chosen, setChosen] = useState<Chosen>({ ids: new Set(), filterKey })
  const ids: ReadonlySet<number> = chosen.filterKey === filterKey ? chosen.ids : new Set<number>()
  const select = (next: Iterable<number>) => setChosen({ ids: new Set(next), filterKey })
  const matching = useWrite(selectUsers, {
    onSuccess: select,
    onError: () => showToast('warning', t('admin.people.selectFailed')),
  })
  const shown = rows ?? []
  const isShownSelected = shown.length > 0 && shown.every(({ id }) => ids.has(id))
  return {
    ids,
    isTooLarge: ids.size > MAX_BULK,
    toggle: (id) => select(ids.has(id) ? without(ids, [id]) : [...ids, id]),
    toggleShown: () =>
      select(isShownSelected ? without(ids, toIds(shown)) : [...ids, ...toIds(shown)]),
    isShownSelected,
    selectMatching: () => matching.send(choice),
    isSelecting: matching.isSending,
    clear: () => select([]),
  }
}

function toIds(rows: readonly ListedUser[]): number[] {
  return rows.map(({ id }) => id)
}

function without(ids: ReadonlySet<number>, removed: readonly number[]): number[] {
  return [...ids].filter((id) => !removed.includes(id))
}

/** The order does not change who matches. */
function toFilterKey({ sort: _, ...filters }: PeopleChoice): string {
  return JSON.stringify(Object.entries(filters).toSorted())
}
