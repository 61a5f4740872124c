import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useApiClient } from './calls/client-context.tsx'
import { useRestored } from './calls/use-restored.ts'
import { settingsQueries, type WebSettings } from './settings.ts'

/** Settings for the viewer; asked only when those of an earlier page load are no longer fresh. */
export function useSettings(): UseQueryResult<WebSettings> {
  const enabled = useRestored()
  return useQuery({ ...settingsQueries.web(useApiClient()), enabled })
}
