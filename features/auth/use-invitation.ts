import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { acceptInvitation, type OpenInvitation, staffQueries } from '@/client/api/admin/staff.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useTools } from '@/client/api/calls/use-tools.ts'
import { signInWith } from '@/client/flows/session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { registerFaults } from '@/domain/account/account-fields.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { type Form, textReader, useForm } from '@/features/shell/forms/use-form.ts'

export type Invitation = {
  /** Undefined until read. */
  invitation: OpenInvitation | undefined
  error: Error | null
  retry: () => void
  form: Form
}

const fields = ['name', 'password', 're_password'] as const
const readFields = textReader(fields)

/** Accepts an invitation to the staff; a new account is signed in. */
export function useInvitation(token: string): Invitation {
  const { t } = useText()
  const client = useApiClient()
  const tools = useTools()
  const router = useRouter()
  const href = useHref()
  const {
    data: invitation,
    error,
    refetch,
  } = useQuery({
    ...staffQueries.invitation(client, token),
    enabled: token !== '',
  })
  const { email = '', needs_password: isNew = false } = invitation ?? {}
  const form = useForm({
    fields,
    read: readFields,
    validate: (typed) => (isNew ? registerFaults({ ...typed, email }) : {}),
    async submit({ name, password, re_password }) {
      const account = { name: name.trim(), password, re_password }
      await acceptInvitation(client, isNew ? { token, ...account } : { token })
      if (isNew) await signInWith(tools.current, { type: '3', email, password })
    },
    onSubmitted() {
      if (!isNew) showToast('success', t('auth.invitation.done'))
      router.push(href(isNew ? adminRoute() : routes.signIn(adminRoute())))
    },
  })
  return { invitation, error, retry: () => void refetch(), form }
}
