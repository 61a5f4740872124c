import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { User } from '@/client/api/member/sign-in.ts'
import { passwordChange } from '@/client/flows/password-change.ts'
import type { PasswordField, TypedPassword } from '@/domain/account/password-change.ts'
import type { Proof } from '@/domain/account/recent-sign-in.ts'
import { hasPassword } from './has-password.ts'

export type PasswordForm = {
  form: RefObject<HTMLFormElement | null>
  /** Proof required with the new password; null if none. */
  proof: Proof | null
  isCodeSent: boolean
  isBusy: boolean
  reasons: Readonly<Record<string, string>>
  failure: unknown
  sendCode: () => void
  onSubmit: (event: FormEvent) => void
  onChange: (event: FormEvent) => void
}

type Options = {
  person: User
  onChanged: () => void
}

/** Password form. Passwords stay in the form fields; only one change is submitted at a time. */
export function usePasswordChange({ person, onChanged }: Options): PasswordForm {
  const queries = useQueryClient()
  const client = useApiClient()
  const form = useRef<HTMLFormElement>(null)
  const [machine] = useState(() => passwordChange({ queries, client }, person))
  const { name, email } = person
  const input = { hasPassword: hasPassword(person), owner: { name, email } }
  const [state, send] = useActor(machine, { input })
  const { proof, isCodeSent, reasons, failure } = state.context
  const isChanged = state.hasTag('changed')
  const isRefused = state.hasTag('refused')
  const isProving = state.matches({ editing: 'proving' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try leads to the field again
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [isRefused, attempt])

  useEffect(() => {
    if (isProving && isCodeSent) fieldOf(form.current, 'proof')?.focus()
  }, [isProving, isCodeSent])

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each change
  useEffect(() => {
    if (isChanged) onChanged()
  }, [isChanged])

  return {
    ...{ form, proof, isCodeSent, reasons },
    isBusy: state.hasTag('busy'),
    failure: state.hasTag('failed') ? failure : null,
    sendCode: () => send({ type: 'code.requested' }),
    onSubmit(event) {
      event.preventDefault()
      setAttempt(attempt + 1)
      send({ type: 'change.submitted', typed: typedIn(form.current) })
    },
    onChange({ target }) {
      const field = names.find((name) => target === fieldOf(form.current, fields[name]))
      if (field) send({ type: 'field.edited', field })
    },
  }
}

/** Machine fields to form field names. */
const fields = {
  current_password: 'current_password',
  otp: 'proof',
  password: 'password',
  re_password: 're_password',
} as const satisfies Record<PasswordField, string>

const names: readonly PasswordField[] = ['current_password', 'otp', 'password', 're_password']

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

function typedIn(form: HTMLFormElement | null): TypedPassword {
  const typed = (name: PasswordField) => fieldOf(form, fields[name])?.value ?? ''
  return {
    current_password: typed('current_password'),
    otp: typed('otp'),
    password: typed('password'),
    re_password: typed('re_password'),
  }
}
