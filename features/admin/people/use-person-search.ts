import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminUser } from '@/client/api/admin/administration.ts'
import { peopleQueries } from '@/client/api/admin/people.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useSettled } from '@/client/state/use-settled.ts'

export type PersonSearch = {
  people: readonly AdminUser[]
  /** Asked while somebody types, after a pause. */
  type: (words: string) => void
}

/** Active people whose name, address or number has some words. */
export function usePersonSearch(): PersonSearch {
  const client = useApiClient()
  const [typed, type] = useState('')
  const words = useSettled(typed.trim())
  const { data } = useInfiniteQuery({
    ...peopleQueries.list(client, { search: words, state: 'active' }),
    enabled: words !== '',
  })
  return { people: words === '' ? [] : (data?.pages[0]?.rows ?? []), type }
}
