import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
import {
  moveProject,
  type OwnProject,
  type OwnProjectFilters,
  ownProjectQueries,
  type ProjectMove,
} from '@/client/api/own-projects.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useWrite } from '@/client/api/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

export type OwnProjectList = {
  rows: readonly OwnProject[] | undefined
  total: number
  /** Deleted a moment ago. */
  deleted: readonly OwnProject[]
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** A page of the signed-in person's projects. */
export function useOwnProjects(page: number, filters: OwnProjectFilters): OwnProjectList {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const isExtended = useOffered('own-listings') === true
  const list = useQuery({ ...ownProjectQueries.list(client, page, filters), enabled })
  const deleted = useQuery({
    ...ownProjectQueries.deleted(client),
    enabled: enabled && isExtended,
    // After ten minutes nothing can be brought back.
    refetchInterval: ({ state }) => (state.data?.rows.length ? 60_000 : false),
  })
  return {
    rows: list.data?.rows,
    total: list.data?.total ?? 0,
    deleted: deleted.data?.rows ?? [],
    error: list.error,
    isOffline: list.fetchStatus === 'paused',
    retry: () => void list.refetch(),
  }
}

export type OwnProjectActions = {
  act: (move: ProjectMove, project: OwnProject) => void
  isBusy: boolean
  /** What is to be deleted for good, if the person is sure. */
  doubted: OwnProject | null
  decide: (isSure: boolean) => void
}

/** What can be done with own projects; each tells what came of it. */
export function useOwnProjectActions(): OwnProjectActions {
  const { t } = useText()
  const canRestore = useOffered('own-listings') === true
  const [doubted, setDoubted] = useState<OwnProject | null>(null)
  const restored = useWrite(moveProject, {
    saysFailure: true,
    saysSuccess: () => t('own.restored'),
  })
  const moved = useWrite(moveProject, {
    saysFailure: true,
    onSuccess: ({ id, title, move }) => {
      if (move !== 'delete') return showToast('success', t(saidOf[move]))
      const run = () => restored.send({ id, title, move: 'restore' })
      const undo = canRestore ? { label: t('own.undo'), run } : undefined
      showToast('info', t('own.deleted', { title }), undo)
    },
  })
  return {
    act(move, project) {
      const { id, title } = project
      if (move === 'delete' && !canRestore) setDoubted(project)
      else (move === 'restore' ? restored : moved).send({ id, title, move })
    },
    isBusy: moved.isSending || restored.isSending,
    doubted,
    decide(isSure) {
      if (isSure && doubted) moved.send({ id: doubted.id, title: doubted.title, move: 'delete' })
      setDoubted(null)
    },
  }
}

const saidOf = {
  activate: 'own.activated',
  deactivate: 'own.deactivated',
  restore: 'own.restored',
} as const
