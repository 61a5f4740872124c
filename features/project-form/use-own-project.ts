import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/client-context.tsx'
import {
  type OwnProjectDetail,
  ownProjectQueries,
  projectValues,
} from '@/client/api/own-projects.ts'
import { noProject, type ProjectValues } from '@/domain/project-post.ts'
import { useUnsentDraft } from '@/features/listing-form/use-unsent-draft.ts'

type Asked<Value> = { values: Value | undefined; error: unknown; retry: () => void }

/** What a copy of an own project begins with: its words. Files belong to one project. */
export function useCopiedProject(id: number | null): Asked<ProjectValues> {
  const client = useApiClient()
  const { data, error, refetch } = useQuery({
    ...ownProjectQueries.one(client, { id: id ?? 0 }),
    enabled: id !== null,
  })
  const values = id === null ? noProject : data && copied(projectValues(data))
  return { values, error: id === null ? null : error, retry: () => void refetch() }
}

function copied(values: ProjectValues): ProjectValues {
  return { ...values, slug_id: '', pictures: [], documents: [], plans: [], meta_picture: null }
}

/** One's own project, and the draft of its changes that was not sent. */
export function useEditedProject(
  slug: string,
  { viewer, keepsOnServer }: { viewer: number; keepsOnServer: boolean },
): Asked<{ own: OwnProjectDetail; draft: string | null }> {
  const client = useApiClient()
  const own = useQuery(ownProjectQueries.one(client, { slug_id: slug }))
  const draft = useUnsentDraft({ viewer, kind: 'project', id: own.data?.id, keepsOnServer })
  return {
    values: own.data && draft.data ? { own: own.data, draft: draft.data.name } : undefined,
    error: own.error ?? draft.error,
    retry: () => void (own.error ? own : draft).refetch(),
  }
}
