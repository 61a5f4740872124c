import { eraseUser, exportUser } from '@/client/api/admin/people.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { saveFile } from '@/client/integrations/save-file.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isAboutProof, type SentProof } from '../proof/use-proven-form.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'

/** Both reject if a proof is missing. */
type PersonDataActions = {
  isBusy: boolean
  /** Saves the archive as a file. */
  exportData: (reason: string, proof: SentProof) => Promise<void>
  erase: (reason: string, proof: SentProof) => Promise<void>
}

/** Exports or erases a person's data. Calls `onAnswered` on success or rejection. */
export function usePersonData(
  id: number,
  { onAnswered, onErased }: { onAnswered: () => void; onErased: () => void },
): PersonDataActions {
  const { t } = useText()
  const onError = (failure: Parameters<typeof refusalText>[0]) => {
    if (isAboutProof(failure)) return
    showToast('warning', refusalText(failure, t))
    if (isRefusal(failure)) onAnswered()
  }
  const archive = useWrite(exportUser, {
    onError,
    onSuccess: (file) => {
      saveFile(file, `account-${id}.zip`)
      onAnswered()
    },
  })
  const erasure = useWrite(eraseUser, {
    saysSuccess: () => t('admin.people.erased'),
    onError,
    onSuccess: onErased,
  })
  return {
    isBusy: archive.isSending || erasure.isSending,
    exportData: async (reason, proof) => {
      await archive.sendAsync({ id, reason, ...proof })
    },
    erase: (reason, proof) => erasure.sendAsync({ id, reason, ...proof }),
  }
}
