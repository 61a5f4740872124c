import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  backupQueries,
  createBackupDownload,
  deleteBackup,
  restoreBackup,
} from '@/client/api/admin/backups.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { type Form, textIn } from '@/features/shell/forms/use-form.ts'
import { useProvenForm } from '../proof/use-proven-form.ts'

/** Asks for the address of a backup; null until there is one. */
export function useDownload(name: string): { form: Form; url: string | null } {
  const [url, setUrl] = useState<string | null>(null)
  const { sendAsync } = useWrite(createBackupDownload)
  const form = useProvenForm({
    fields: [],
    read: () => ({ name }),
    validate: () => ({}),
    submit: async (body) => setUrl(await sendAsync(body)),
    staysOpen: true,
  })
  return { form, url }
}

export function useDeletion(name: string, onClose: () => void): Form {
  const { t } = useText()
  const { sendAsync } = useWrite(deleteBackup, { saysSuccess: () => t('admin.backups.deleted') })
  return useProvenForm({
    fields: [],
    read: () => ({ name }),
    validate: () => ({}),
    submit: async (body) => {
      await sendAsync(body)
      onClose()
    },
  })
}

/** Both states, for a comparison. */
export function useRestorePlan(name: string) {
  const { data, error, refetch } = useQuery(backupQueries.plan(useApiClient(), name))
  return { plan: data, error, retry: () => void refetch() }
}

type RestoreFormOptions = {
  name: string
  /** To be typed. */
  word: string
  /** Another secret has to be accepted. */
  isSecretAsked: boolean
  onClose: () => void
}

export function useRestoreForm({ name, word, isSecretAsked, onClose }: RestoreFormOptions): Form {
  const { t } = useText()
  const { sendAsync } = useWrite(restoreBackup, {
    saysSuccess: () => t('admin.backups.restoreStarted'),
  })
  return useProvenForm({
    fields: ['word', 'accepts'],
    read: (data) => ({ word: textIn(data, 'word').trim(), accepts: data.get('accepts') !== null }),
    validate: ({ word: typed, accepts }) => ({
      ...(isSecretAsked && !accepts ? { accepts: 'acceptNeeded' } : {}),
      ...(typed.toLocaleLowerCase() === word ? {} : { word: 'wordWrong' }),
    }),
    submit: async ({ word: _, accepts, ...proof }) => {
      await sendAsync({ name, accepts_other_secret: accepts ? 1 : 0, ...proof })
      onClose()
    },
  })
}
