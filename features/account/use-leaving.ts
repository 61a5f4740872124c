import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { deleteAccount, exportAccount, type LeavingProof } from '@/client/api/account.ts'
import type { ApiError } from '@/client/api/api-error.ts'
import { useApiClient } from '@/client/api/client-context.tsx'
import { type CodeAddress, requestCode, type User } from '@/client/api/sign-in.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useWrite } from '@/client/api/use-write.ts'
import { saveFile } from '@/client/integrations/save-file.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { OTP_DIGITS } from '@/domain/account-fields.ts'
import { routes } from '@/domain/routes.ts'

export type Leaving = {
  /** Who signs in with a password proves by it who it is, everybody else by a code. */
  proof: 'password' | 'otp'
  hasArchive: boolean
  isFetchingArchive: boolean
  fetchArchive: () => void
  isCodeSent: boolean
  isSendingCode: boolean
  sendCode: () => void
  reason: string | undefined
  failure: unknown
  isLeaving: boolean
  leave: (typed: string) => void
}

/** The end of an account: first what one may take along, then the proof, then there is no way back. */
export function useLeaving(person: User): Leaving {
  const { t } = useText()
  const href = useHref()
  const router = useRouter()
  const queries = useQueryClient()
  const client = useApiClient()
  const hasArchive = useOffered('member') === true
  const byPost = useOffered('accounts') === true
  const [reason, setReason] = useState<string>()
  const [isCodeSent, setCodeSent] = useState(false)
  const proof = person.logintype === '3' ? 'password' : 'otp'

  const archive = useWrite(exportAccount, {
    saysFailure: true,
    onSuccess: (file) => saveFile(file, `account-${person.id}.zip`),
  })
  const code = useWrite(requestCode, { saysFailure: true, onSuccess: () => setCodeSent(true) })
  const leaving = useWrite(deleteAccount, {
    onSuccess() {
      showToast('success', t('leaving.done'))
      void import('@/client/flows/session.ts')
        .then(({ signOut }) => signOut({ queries, client }))
        .then(() => router.push(href(routes.home())))
    },
    onError: (error) => setReason(reasonOf(error)),
  })
  return {
    proof,
    hasArchive,
    isFetchingArchive: archive.isSending,
    fetchArchive: () => archive.send(undefined),
    isCodeSent,
    isSendingCode: code.isSending,
    sendCode: () => code.send({ to: addressOf(person), byPost }),
    reason,
    failure: leaving.failure && !reasonOf(leaving.failure) ? leaving.failure : null,
    isLeaving: leaving.isSending,
    leave(typed) {
      const given = proof === 'otp' ? typed.replace(/\D/g, '') : typed
      const isGiven = proof === 'otp' ? given.length === OTP_DIGITS : given !== ''
      setReason(isGiven ? undefined : `${proof}Required`)
      const said: LeavingProof = proof === 'otp' ? { otp: given } : { password: given }
      if (isGiven) leaving.send(said)
    },
  }
}

function reasonOf({ fields }: ApiError): string | undefined {
  return fields.password ?? fields.otp
}

function addressOf({ mobile, email }: User): CodeAddress {
  return mobile ? { number: `+${mobile}` } : { email: email ?? '' }
}
