import { useQuery } from '@tanstack/react-query'
import { type ExtensionGroup, hasExtension } from '@/domain/web/extensions.ts'
import { useApiClient } from './calls/client-context.tsx'
import { settingsQueries } from './settings.ts'

/**
 * Whether the provider announced a group of calls; undefined while it is not known. What it once
 * announced stays: a later read of the settings that fails takes nothing away.
 */
export function useOffered(group: ExtensionGroup): boolean | undefined {
  const { data, isError } = useQuery(settingsQueries.web(useApiClient()))
  if (data) return hasExtension(data.extensions, group)
  return isError ? false : undefined
}
