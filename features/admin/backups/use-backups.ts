import { useQuery } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import {
  type AdminBackups,
  backupQueries,
  checkBackup,
  createBackup,
} from '@/client/api/admin/backups.ts'
import type { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useTools } from '@/client/api/calls/use-tools.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { backupUpload } from '@/client/flows/desk/backup-upload.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { refusalText } from '../refusal-text.ts'

export type Backups = {
  view: AdminBackups | undefined
  error: Error | null
  isOffline: boolean
  /** The provider of a restore does not answer, as it is starting again. */
  isRestarting: boolean
  retry: () => void
  isBusy: boolean
  make: () => void
  check: (name: string) => void
}

/** Backups of the installation, and the tasks that need no proof. */
export function useBackups(): Backups {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, fetchStatus, refetch } = useQuery(backupQueries.backups(client))
  const onError = (failure: ApiError) => {
    showToast('warning', refusalText(failure, t))
    void refetch()
  }
  const making = useWrite(createBackup, {
    saysSuccess: () => t('admin.backups.started'),
    onError,
  })
  const checking = useWrite(checkBackup, {
    saysSuccess: () => t('admin.backups.checkStarted'),
    onError,
  })
  const isWaiting = data?.waits_for_restart === true
  const isAway = error !== null && data?.running?.kind === 'restore'
  return {
    view: data,
    error,
    isOffline: fetchStatus === 'paused',
    isRestarting: data?.restarts === true && (isWaiting || isAway),
    retry: () => void refetch(),
    isBusy: making.isSending || checking.isSending || data?.running != null || isWaiting,
    make: () => making.send(null),
    check: checking.send,
  }
}

export type BackupUpload = {
  stage: 'choosing' | 'uploading' | 'interrupted' | 'adding' | 'waiting' | 'added'
  file: File | null
  /** Bytes that have arrived. */
  sent: number
  failure: unknown
  select: (file: File) => void
  resume: () => void
}

/** Upload of a backup, which goes on when the connection is back. */
export function useBackupUpload(): BackupUpload {
  const tools = useTools()
  const [sent, setSent] = useState(0)
  const [machine] = useState(() => backupUpload(() => tools.current, setSent))
  const [state, send] = useActor(machine)
  useEffect(() => {
    const resume = () => send({ type: 'upload.resumed' })
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [send])
  return {
    stage: state.value,
    file: state.context.file,
    sent,
    failure: state.context.failure,
    select: (file) => {
      setSent(0)
      send({ type: 'file.selected', file })
    },
    resume: () => send({ type: 'upload.resumed' }),
  }
}
