import { useState } from 'react'
import { type BulkResult, changeUsersActivity, endUsersSignIns } from '@/client/api/admin/people.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import type { SentProof } from '../proof/use-proven-form.ts'

export const bulkActs = ['deactivate', 'reactivate', 'signOut'] as const
export type BulkAct = (typeof bulkActs)[number]

export type PeopleBulk = {
  /** Asked for in the dialog. */
  act: BulkAct | null
  ask: (act: BulkAct | null) => void
  isBusy: boolean
  /** Rejects on failure, so that the dialog keeps its text. */
  run: (reason: string, proof: SentProof) => Promise<void>
  result: BulkResult | null
  dismiss: () => void
}

/** Acts on several people. Calls `onDone` afterwards. */
export function usePeopleBulk(ids: ReadonlySet<number>, onDone: () => void): PeopleBulk {
  const [act, ask] = useState<BulkAct | null>(null)
  const [result, setResult] = useState<BulkResult | null>(null)
  const activity = useWrite(changeUsersActivity)
  const signIns = useWrite(endUsersSignIns)
  return {
    act,
    ask(next) {
      setResult(null)
      ask(next)
    },
    isBusy: activity.isSending || signIns.isSending,
    async run(reason, proof) {
      const body = { ids: [...ids], reason, ...proof }
      setResult(
        act === 'signOut'
          ? await signIns.sendAsync(body)
          : await activity.sendAsync({ ...body, is_active: act === 'reactivate' ? 1 : 0 }),
      )
      ask(null)
      onDone()
    },
    result,
    dismiss: () => setResult(null),
  }
}
