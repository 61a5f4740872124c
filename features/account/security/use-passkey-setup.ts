import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { User } from '@/client/api/member/auth.ts'
import { passkeySetup } from '@/client/flows/passkey-setup.ts'
import { ownCodeTarget } from '@/client/flows/recent-sign-in.ts'
import type { Proof } from '@/domain/account/recent-sign-in.ts'
import type { PasskeyAct } from '@/machines/account/passkey-setup.types.ts'
import type { OtpLoginActor } from '@/machines/auth/otp-login.machine.ts'

export type PasskeyStage = 'list' | 'confirming' | 'proving' | 'coding' | 'showingCodes' | 'naming'

export type PasskeySetup = {
  stage: PasskeyStage
  isBusy: boolean
  name: string
  codes: readonly string[]
  proof: Proof | null
  /** Absent until the code is requested. */
  code: OtpLoginActor | undefined
  reasons: Readonly<Record<string, string | undefined>>
  failure: unknown
  add: () => void
  askRename: (passkey: { id: number; name: string }) => void
  askRemoval: (passkey: { id: number; name: string }) => void
  confirmRemoval: () => void
  submitName: (name: string) => void
  submitPassword: (password: string) => void
  requestCode: () => void
  edit: (field: string) => void
  finish: () => void
  dismiss: () => void
}

type Changed = 'added' | 'renamed' | 'removed'

/** Adds, renames and removes passkeys of the person. Calls `onChanged` on success. */
export function usePasskeySetup(person: User, onChanged: (change: Changed) => void): PasskeySetup {
  const queries = useQueryClient()
  const client = useApiClient()
  const latest = useRef(onChanged)
  useEffect(() => {
    latest.current = onChanged
  })
  const [machine] = useState(() =>
    passkeySetup({ queries, client }, person, (act, isNew) =>
      latest.current(isNew ? 'added' : changes[act]),
    ),
  )
  const [state, send] = useActor(machine, { input: { own: ownCodeTarget(person) } })
  const { name, codes, proof, reasons, failure } = state.context
  return {
    stage: toStage(state),
    isBusy: state.hasTag('busy'),
    name,
    codes,
    proof,
    code: state.children.ownCode,
    reasons,
    failure,
    add: () => send({ type: 'passkey.requested' }),
    askRename: ({ id, name: present }) => send({ type: 'rename.requested', id, name: present }),
    askRemoval: ({ id, name: present }) => send({ type: 'removal.requested', id, name: present }),
    confirmRemoval: () => send({ type: 'removal.confirmed' }),
    submitName: (typed) => send({ type: 'name.submitted', name: typed }),
    submitPassword: (password) => send({ type: 'password.submitted', password }),
    requestCode: () => send({ type: 'code.requested' }),
    edit: (field) => send({ type: 'field.edited', field }),
    finish: () => send({ type: 'codes.saved' }),
    dismiss: () => send({ type: 'action.dismissed' }),
  }
}

const changes = { add: 'added', rename: 'renamed', remove: 'removed' } as const satisfies Record<
  PasskeyAct,
  Changed
>

type State = {
  matches: (value: Exclude<PasskeyStage, 'list'> | 'performing') => boolean
  context: { act: PasskeyAct; password: string }
}

/** The current step stays visible during a request. */
function toStage(state: State): PasskeyStage {
  const { act, password } = state.context
  if (state.matches('performing')) {
    if (password) return 'proving'
    if (act === 'add') return 'list'
    return act === 'rename' ? 'naming' : 'confirming'
  }
  for (const stage of ['confirming', 'proving', 'coding', 'showingCodes', 'naming'] as const)
    if (state.matches(stage)) return stage
  return 'list'
}
