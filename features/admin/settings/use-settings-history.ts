import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminSettingQueries,
  readSettingConflicts,
  revertSettingVersion,
  type SettingVersion,
} from '@/client/api/admin/settings.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { refusalText } from '../refusal-text.ts'
import { settingName } from './setting-words.ts'

export type SettingsHistory = PagedList<SettingVersion> & {
  /** Number of the change being taken back. */
  reverting: number | null
  revert: (id: number) => void
}

/** Changes of settings, newest first, and taking one back. */
export function useSettingsHistory(): SettingsHistory {
  const { t } = useText()
  const client = useApiClient()
  const query = useInfiniteQuery(adminSettingQueries.versions(client))
  const [reverting, setReverting] = useState<number | null>(null)
  const { send, isSending } = useWrite(revertSettingVersion, {
    saysSuccess: () => t('admin.settings.reverted'),
    onError(failure) {
      const names = readSettingConflicts(failure).map(({ key }) => settingName(key, t))
      const words =
        names.length > 0
          ? t('admin.settings.changedAgain', { names: names.join(' · ') })
          : refusalText(failure, t)
      showToast('warning', words)
    },
  })
  return {
    ...toPagedList(query),
    reverting: isSending ? reverting : null,
    revert(id) {
      setReverting(id)
      send({ id, reason: t('admin.settings.revertReason', { id: String(id) }) })
    },
  }
}
