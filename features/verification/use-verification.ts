import { useQuery } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useTools } from '@/client/api/calls/use-tools.ts'
import {
  type VerificationField,
  type VerificationRecord,
  verificationQueries,
} from '@/client/api/member/verification.ts'
import { agentVerification } from '@/client/flows/agent-verification.ts'
import type { AnswerToSend } from '@/domain/account/verification.ts'
import type { AnswerReasons } from '@/machines/verification/agent-verification.types.ts'

export type Verification = {
  stage:
    | 'loading'
    | 'offline'
    | 'unreadable'
    | 'initial'
    | 'filling'
    | 'sending'
    | 'pending'
    | 'verified'
    | 'failed'
  fields: readonly VerificationField[]
  /** Last application; null before the first. */
  record: VerificationRecord | null
  /** Errors of rejected answers. */
  reasons: AnswerReasons
  /** Error of sending, or of loading if the stage is `unreadable`. */
  failure: unknown
  retry: () => void
  open: () => void
  leave: () => void
  send: (answers: readonly AnswerToSend[]) => void
}

/** Verification of the signed-in person: questions, application and status. */
export function useVerification(onSent: () => void): Verification {
  const tools = useTools()
  const client = useApiClient()
  const fields = useQuery(verificationQueries.fields(client))
  // Refetches on every visit, because people come here to see the current status.
  const record = useQuery({ ...verificationQueries.record(client), refetchOnMount: 'always' })
  const [machine] = useState(() => agentVerification(() => tools.current))
  const [state, send] = useActor(machine)
  const standing = record.data === undefined ? undefined : (record.data?.status ?? 'initial')
  useEffect(() => {
    if (standing) send({ type: 'standing.known', standing })
  }, [standing, send])
  const isSent = state.matches('pending') && state.context.answers.length === 0
  useTellSent(state.value, onSent)
  const isUnknown = state.matches('unknown') || state.matches('standing')
  // After a submission, waits for the refetched record; shows `pending` even if that fails.
  const isReadAgain = isSent && record.data === null && record.isFetching
  const isLoading = isUnknown || fields.data === undefined || isReadAgain
  const missing = [record, fields].filter(({ data }) => data === undefined)
  const isOffline = missing.some(({ fetchStatus }) => fetchStatus === 'paused')
  const error = missing.find((one) => one.error)?.error ?? null
  const halted = error ? 'unreadable' : isOffline ? 'offline' : null
  return {
    stage: halted ?? (isLoading ? 'loading' : stageOf(state.value)),
    fields: fields.data ?? [],
    record: record.data ?? null,
    reasons: state.context.reasons,
    failure: error ?? state.context.failure,
    retry: () => void Promise.all([record.refetch(), fields.refetch()]),
    open: () => send({ type: 'form.opened' }),
    leave: () => send({ type: 'form.left' }),
    send: (answers) => send({ type: 'answers.sent', answers }),
  }
}

type Stage = 'initial' | 'filling' | 'sending' | 'pending' | 'verified' | 'failed'

function stageOf(value: Stage | 'unknown' | 'standing'): Stage | 'loading' {
  return value === 'unknown' || value === 'standing' ? 'loading' : value
}

/** Calls `onSent` once per submission. */
function useTellSent(value: string, onSent: () => void): void {
  const before = useRef(value)
  const tell = useEffectEvent(onSent)
  useEffect(() => {
    if (before.current === 'sending' && (value === 'pending' || value === 'verified')) tell()
    before.current = value
  }, [value])
}
