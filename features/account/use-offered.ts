import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/client-context.tsx'
import { settingsQueries } from '@/client/api/settings.ts'
import { type ExtensionGroup, hasExtension } from '@/domain/extensions.ts'

/** Whether the provider announced a group of calls; undefined while it is not known. */
export function useOffered(group: ExtensionGroup): boolean | undefined {
  const { data, isError } = useQuery(settingsQueries.web(useApiClient()))
  if (isError) return false
  return data && hasExtension(data.extensions, group)
}
