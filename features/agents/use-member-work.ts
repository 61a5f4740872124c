import { useQuery } from '@tanstack/react-query'
import { type AgentPage, agentQueries } from '@/client/api/agents.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'

type Wanted = { slug: string; isAdmin: boolean; show: 'properties' | 'projects'; page: number }

/** Agent's listings as visible to the signed-in person; null while loading. */
export function useMemberWork({ slug, isAdmin, show, page }: Wanted): AgentPage | null {
  const client = useApiClient()
  const name = isAdmin ? ({ admin: true } as const) : { slug }
  const { data } = useQuery({
    ...agentQueries.listings(client, name, show, page),
    enabled: client.viewer !== null,
  })
  return data ?? null
}
