import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import {
  type ListedUser,
  type PersonCounts,
  peopleQueries,
  type UserFilterChoices,
} from '@/client/api/admin/people.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import {
  type FilterFault,
  type FilterName,
  findFaults,
  type PeopleChoice,
  parsePeopleChoice,
  toPeopleAddress,
} from './people-choice.ts'

export type People = PagedList<ListedUser> & {
  choice: PeopleChoice
  /** Changes some filters, or the order. */
  choose: (change: Partial<PeopleChoice>) => void
  clear: () => void
  /** Filters of the address that were left out. */
  ignored: readonly FilterName[]
  faults: Partial<Record<FilterName, FilterFault>>
  /** Undefined until loaded. */
  counts: PersonCounts | undefined
  choices: UserFilterChoices | undefined
  /** ID of the open person. */
  chosen: number | null
  open: (id: number | null) => void
}

type View = { choice: PeopleChoice; ignored: FilterName[]; chosen: number | null }

/** Accounts, filtered, sorted and paginated by the address. */
export function usePeople(): People {
  const client = useApiClient()
  const [view, show] = useView()
  const { choice, ignored, chosen } = view
  const faults = findFaults(choice)
  const isFaulty = Object.keys(faults).length > 0
  const query = useInfiniteQuery({ ...peopleQueries.list(client, choice), enabled: !isFaulty })
  const { data: choices } = useQuery(peopleQueries.filters(client))
  const list = toPagedList(query)
  return {
    ...list,
    rows: isFaulty ? undefined : list.rows,
    choice,
    choose: (change) => show({ ...view, ignored: [], choice: { ...choice, ...change } }),
    clear: () => show({ ...view, ignored: [], choice: { sort: choice.sort } }),
    ignored,
    faults,
    counts: isFaulty ? undefined : (query.data?.pages[0]?.counts ?? undefined),
    choices,
    chosen,
    open: (id) => show({ ...view, chosen: id }),
  }
}

/** What the address says; each change is an entry of the history. */
function useView(): [View, (view: View) => void] {
  const asked = useSearchParams()
  const path = usePathname()
  const [view, setView] = useState(() => parseView(asked))
  useEffect(() => {
    const goBack = () => setView(parseView(new URLSearchParams(window.location.search)))
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [])
  const show = (next: View) => {
    setView(next)
    window.history.pushState(null, '', `${path}${toPeopleAddress(next.choice, next.chosen)}`)
  }
  return [view, show]
}

function parseView(asked: Pick<URLSearchParams, 'get'>): View {
  return { ...parsePeopleChoice(asked), chosen: Number(asked.get('person')) || null }
}
