import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { createFirstAdministrator, type Setup, setupQueries } from '@/client/api/admin/setup.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useTools } from '@/client/api/calls/use-tools.ts'
import { signInWith } from '@/client/flows/session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { registerFaults } from '@/domain/account/account-fields.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { type Form, textReader, useForm } from '@/features/shell/forms/use-form.ts'

export type FirstAdministrator = {
  /** Undefined until read. */
  setup: Setup | undefined
  error: Error | null
  retry: () => void
  form: Form
}

const fields = ['name', 'email', 'password', 're_password'] as const
const readFields = textReader(fields)

/** Makes the first administrator, signs in, and leads to the guided steps. */
export function useFirstAdministrator(token: string): FirstAdministrator {
  const client = useApiClient()
  const tools = useTools()
  const router = useRouter()
  const href = useHref()
  const { data: setup, error, refetch } = useQuery(setupQueries.state(client))
  const form = useForm({
    fields,
    read: readFields,
    validate: registerFaults,
    async submit({ name, email, password, re_password }) {
      const body = { name: name.trim(), email: email.trim(), password, re_password }
      try {
        await createFirstAdministrator(client, token ? { ...body, token } : body)
      } catch (failure) {
        // Somebody else was faster, or the link is none: the page says so.
        if (failure instanceof ApiError && failure.status === CONFLICT) void refetch()
        throw failure
      }
      await signInWith(tools.current, { type: '3', email: body.email, password })
    },
    onSubmitted: () => router.push(href(adminRoute('setup'))),
  })
  return { setup, error, retry: () => void refetch(), form }
}

const CONFLICT = 409
