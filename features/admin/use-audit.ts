import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import {
  type AuditEntry,
  type AuditSubjectKind,
  adminQueries,
} from '@/client/api/admin/administration.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useSession } from '@/client/state/use-session.ts'

export type Audit = PagedList<AuditEntry> & {
  kind: AuditSubjectKind | undefined
  showKind: (kind: AuditSubjectKind | undefined) => void
  /** Administrator whose entries are shown. Undefined: all. */
  actor: number | undefined
  showActor: (actor: number | undefined) => void
  ownId: number | undefined
}

/** Audit log, newest first. */
export function useAudit(): Audit {
  const client = useApiClient()
  const { user } = useSession()
  const asked = useSearchParams()
  const [kind, showKind] = useState<AuditSubjectKind>()
  const [actor, showActor] = useState<number | undefined>(
    () => Number(asked.get('by')) || undefined,
  )
  const query = useInfiniteQuery(
    adminQueries.audit(client, {
      ...(kind ? { subject_kind: kind } : {}),
      ...(actor ? { actor_id: actor } : {}),
    }),
  )
  return {
    ...toPagedList(query),
    kind,
    showKind,
    actor,
    showActor,
    ownId: user?.id,
  }
}
