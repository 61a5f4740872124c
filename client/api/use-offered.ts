import { type ExtensionGroup, hasExtension } from '@/domain/web/extensions.ts'
import { useSettings } from './use-settings.ts'

/**
 * Whether the provider announced a group of calls; undefined while it is not known. What it once
 * announced stays: a later read of the settings that fails takes nothing away.
 */
export function useOffered(group: ExtensionGroup): boolean | undefined {
  const { data, isError } = useSettings()
  if (data) return hasExtension(data.extensions, group)
  return isError ? false : undefined
}
