import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { deleteAccount } from '@/client/api/member/account.ts'
import type { User } from '@/client/api/member/auth.ts'
import { requestOwnCode } from '@/client/flows/recent-sign-in.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { missingProof, toSecret } from '@/domain/account/recent-sign-in.ts'
import { routes } from '@/domain/web/routes.ts'
import { type Form, textIn, useForm } from '@/features/shell/forms/use-form.ts'

/** Account deletion, with proof if required. Cannot be undone. */
export function useAccountDeletion(person: User): Form {
  const { t } = useText()
  const href = useHref()
  const router = useRouter()
  const queries = useQueryClient()
  const client = useApiClient()
  const hasLeft = useRef(false)
  const leave = () => {
    if (hasLeft.current) return
    hasLeft.current = true
    showToast('success', t('account.deletion.done'))
    void import('@/client/flows/session.ts')
      .then(({ signOut }) => signOut({ queries, client }))
      .then(() => router.push(href(routes.home())))
  }
  return useForm({
    fields: ['password', 'otp'],
    read: (data) => textIn(data, 'proof'),
    validate: (typed, proof) => missingProof(proof, toSecret(proof, typed)) ?? {},
    async submit(typed, proof) {
      const secret = toSecret(proof, typed)
      await deleteAccount(client, {
        userid: person.id,
        ...(proof === 'password' ? { password: secret } : {}),
        ...(proof === 'otp' ? { otp: secret } : {}),
      })
      // The account is gone, even if the page was left meanwhile.
      leave()
    },
    onSubmitted: leave,
    requestCode: () => requestOwnCode(client, person),
  })
}
