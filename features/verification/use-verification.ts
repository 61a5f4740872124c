import { useQuery } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
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
    | 'loadFailed'
    | 'empty'
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
  /** Error of sending, or of loading if the stage is `loadFailed`. */
  failure: unknown
  /** There is an application to go back to. */
  canLeave: boolean
  retry: () => void
  open: () => void
  leave: () => void
  send: (answers: readonly AnswerToSend[]) => void
}

/**
 * Verification of the signed-in person: questions, application and status. `onEnded` is called when
 * the answers of this device are not needed any more; `isSent` is false if the person was verified
 * before.
 */
export function useVerification(onEnded: (isSent: boolean) => void): Verification {
  const tools = useTools()
  const client = useApiClient()
  const [machine] = useState(() => agentVerification(() => tools.current))
  const [state, send, actor] = useActor(machine)
  const { value, context } = state
  const isRead = typeof value === 'string' && value !== 'offline' && value !== 'loadFailed'
  // The machine reads; the cache holds the rows, and follows later changes.
  const fields = useQuery({ ...verificationQueries.fields(client), enabled: isRead })
  const record = useQuery({ ...verificationQueries.record(client), enabled: isRead })
  const status = record.data === undefined ? undefined : (record.data?.status ?? 'initial')
  useEffect(() => {
    if (isRead && status) send({ type: 'status.changed', status })
  }, [isRead, status, send])
  const end = useEffectEvent(onEnded)
  useEffect(() => {
    const ended = actor.on('applicationEnded', ({ isSent }) => end(isSent))
    const restore = () => send({ type: 'connection.restored' })
    window.addEventListener('online', restore)
    return () => {
      ended.unsubscribe()
      window.removeEventListener('online', restore)
    }
  }, [actor, send])
  return {
    stage: toStage(typeof value === 'string' ? value : 'loading', record.data ?? null),
    fields: fields.data ?? [],
    record: record.data ?? null,
    reasons: context.reasons,
    failure: context.failure,
    canLeave: context.status !== 'initial',
    retry: () => send({ type: 'load.retried' }),
    open: () => send({ type: 'form.opened' }),
    leave: () => send({ type: 'form.left' }),
    send: (answers) => send({ type: 'answers.sent', answers }),
  }
}

type Stage = Exclude<Verification['stage'], 'loading'>
type State = Stage | 'loading' | 'deciding' | 'confirming'

function toStage(value: State, record: VerificationRecord | null): Verification['stage'] {
  if (value === 'loading' || value === 'deciding') return 'loading'
  // An application that was never shown is shown once it is read.
  if (value === 'confirming') return record ? 'pending' : 'loading'
  return value
}
