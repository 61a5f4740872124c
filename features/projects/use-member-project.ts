import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type ProjectPage, projectQueries } from '@/client/api/projects.ts'
import { settingsQueries, type WebSettings } from '@/client/api/settings.ts'

export type MemberProject = { listing: ProjectPage; settings: WebSettings }

/** Project as visible to the signed-in person; null while loading and if access is refused. */
export function useMemberProject(slug: string): MemberProject | null {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const { data: listing } = useQuery({ ...projectQueries.detail(client, slug), enabled })
  const { data: settings } = useQuery({ ...settingsQueries.web(client), enabled })
  return listing && settings ? { listing, settings } : null
}
