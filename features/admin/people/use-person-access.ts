import { endUserSecondFactor, endUserSignIns } from '@/client/api/admin/people.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isAboutProof, type SentProof } from '../proof/use-proven-form.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'

/** Sign-ins of a person, or their second factor with them. */
export type AccessPart = 'signIns' | 'factor'

export type PersonAccessActions = {
  isBusy: boolean
  /** Rejects if a proof is missing. */
  end: (part: AccessPart, reason: string, proof: SentProof) => Promise<void>
}

/** Ends sign-ins of a person. Calls `onAnswered` on success or rejection. */
export function usePersonAccess(id: number, onAnswered: () => void): PersonAccessActions {
  const { t } = useText()
  const options = {
    saysSuccess: () => t('admin.people.accessEnded'),
    onSuccess: onAnswered,
    onError(failure: Parameters<typeof refusalText>[0]) {
      if (isAboutProof(failure)) return
      showToast('warning', refusalText(failure, t))
      if (isRefusal(failure)) onAnswered()
    },
  }
  const signIns = useWrite(endUserSignIns, options)
  const factor = useWrite(endUserSecondFactor, options)
  return {
    isBusy: signIns.isSending || factor.isSending,
    end: (part, reason, proof) => {
      const body = { id, reason, ...proof }
      return part === 'signIns' ? signIns.sendAsync(body) : factor.sendAsync(body)
    },
  }
}
