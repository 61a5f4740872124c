import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import {
  type FigureChoice,
  type Figures,
  type Funnel,
  figureQueries,
  type Income,
  type MissedSearch,
} from '@/client/api/admin/figures.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useRights } from '../use-rights.ts'
import { parseChoice, toChoiceAddress } from './figure-choice.ts'

/** Part of the page; `data` is undefined until it is loaded. */
export type FigurePart<Data> = {
  data: Data | undefined
  /** The data belong to the choice before. */
  isStale: boolean
  error: Error | null
  isOffline: boolean
  retry: () => void
}

export type FigureParts = {
  choice: FigureChoice
  choose: (choice: FigureChoice) => void
  figures: FigurePart<Figures>
  funnel: FigurePart<Funnel>
  missed: FigurePart<MissedSearch[]>
  /** Null for roles that may not read payments. */
  income: FigurePart<Income[]> | null
}

/** Figures of a period, city and category, which the address keeps. */
export function useFigures(): FigureParts {
  const client = useApiClient()
  const asked = useSearchParams()
  const path = usePathname()
  const may = useRights()
  const mayReadIncome = may('readPayments')
  const [choice, setChoice] = useState(() => parseChoice(asked))
  const figures = useQuery(figureQueries.figures(client, choice))
  const funnel = useQuery(figureQueries.funnel(client, choice))
  const missed = useQuery(figureQueries.missedSearches(client, choice))
  const income = useQuery({ ...figureQueries.income(client, choice), enabled: mayReadIncome })
  return {
    choice,
    choose(next) {
      setChoice(next)
      window.history.replaceState(null, '', `${path}${toChoiceAddress(next)}`)
    },
    figures: toPart(figures),
    funnel: toPart(funnel),
    missed: toPart(missed),
    income: mayReadIncome ? toPart(income) : null,
  }
}

function toPart<Data>(query: UseQueryResult<Data>): FigurePart<Data> {
  const { data, error, isPlaceholderData, fetchStatus, refetch } = query
  return {
    data,
    error,
    isStale: isPlaceholderData,
    isOffline: fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}
