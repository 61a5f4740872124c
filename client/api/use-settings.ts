import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { RestoringContext, useApiClient } from './calls/client-context.tsx'
import { settingsQueries, type WebSettings } from './settings.ts'

/** Settings for the viewer; asked only when those of an earlier page load are no longer fresh. */
export function useSettings(): UseQueryResult<WebSettings> {
  const { isRestored, restore } = useContext(RestoringContext)

  useEffect(() => {
    if (!isRestored) restore()
  }, [isRestored, restore])

  return useQuery({ ...settingsQueries.web(useApiClient()), enabled: isRestored })
}
