import { useQueryClient } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { User } from '@/client/api/member/auth.ts'
import { changeOwnPassword, passwordFields } from '@/client/flows/password-change.ts'
import { requestOwnCode } from '@/client/flows/recent-sign-in.ts'
import { passwordChangeFaults, type TypedPassword } from '@/domain/account/password-change.ts'
import { type Form, textIn, useForm } from '@/features/shell/forms/use-form.ts'
import { hasPassword } from './has-password.ts'

type Options = {
  person: User
  onChanged: () => void
}

/** Password form. Takes the current password; without one a recent sign-in, or a code. */
export function usePasswordChange({ person, onChanged }: Options): Form {
  const queries = useQueryClient()
  const client = useApiClient()
  const { name, email } = person
  return useForm({
    fields: passwordFields,
    read: readPassword,
    validate: (typed, proof) => passwordChangeFaults(typed, proof, { name, email }),
    async submit(typed, proof) {
      await changeOwnPassword({ queries, client }, typed, proof)
      onChanged()
    },
    proof: hasPassword(person) ? 'password' : null,
    requestCode: () => requestOwnCode(client, person),
  })
}

function readPassword(data: FormData): TypedPassword {
  return {
    current_password: textIn(data, 'current_password'),
    otp: textIn(data, 'proof'),
    password: textIn(data, 'password'),
    re_password: textIn(data, 're_password'),
  }
}
