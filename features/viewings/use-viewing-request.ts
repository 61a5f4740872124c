import { useQuery } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useTools } from '@/client/api/calls/use-tools.ts'
import type { InquiryName } from '@/client/api/inquiries.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { type FreeTimes, type Viewing, viewingQueries } from '@/client/api/viewings.ts'
import { viewingRequest } from '@/client/flows/viewings/viewing-request.ts'
import type { InquiryTarget } from '@/domain/inquiry/inquiry-form.ts'
import type { PlainAct, StepRefusal, TimedAct } from '@/machines/viewings/viewing-request.types.ts'

export type ViewingSubject = {
  /** Null for the owner. */
  inquiry: InquiryName | null
  inquiryId: number
  /** Source of the free times; null if gone or unknown. */
  source: InquiryTarget | null
  /** One of several viewings; without it, the one that counts. */
  viewingId?: number | undefined
  /** A first viewing, or another one, can be asked for here. */
  mayAsk?: boolean
}

export type ViewingRequest = {
  /** Undefined while loading; null without one. */
  viewing: Viewing | null | undefined
  /** Undefined while loading, and where none are needed. */
  freeTimes: FreeTimes | undefined
  /** The free times cannot be read. */
  timesError: Error | null
  retryTimes: () => void
  /** Its time has not come yet. */
  isAhead: boolean
  /** A new one can be asked for. */
  mayRequest: boolean
  /** Times to move it to can be found. */
  mayMove: boolean
  side: Viewing['side']
  stage: 'ready' | 'choosing' | 'confirming' | 'sending'
  act: TimedAct | PlainAct
  startsAt: string | null
  reason: string
  refusal: StepRefusal | null
  failure: unknown
  open: (act: TimedAct) => void
  choose: (startsAt: string) => void
  step: (act: PlainAct) => void
  write: (reason: string) => void
  confirm: () => void
  abandon: () => void
}

/** Answers come by mail; an open conversation looks for them too. */
const LOOK_MILLISECONDS = 30_000

/** Viewing of an inquiry, for either side. */
export function useViewingRequest(subject: ViewingSubject): ViewingRequest {
  const { inquiry, inquiryId, viewingId, mayAsk = false } = subject
  const client = useApiClient()
  const tools = useTools()
  const isOffered = useOffered('viewings') === true
  const token = inquiry && 'token' in inquiry ? inquiry.token : null
  const mayRead = isOffered && (token !== null || client.viewer !== null)
  const viewings = useQuery({
    ...viewingQueries.list(client, token),
    enabled: mayRead,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      viewingId !== undefined || state.error ? false : LOOK_MILLISECONDS,
  })
  const [now] = useState(() => Date.now())
  const viewing = viewings.data && choose(viewings.data, { inquiryId, viewingId, now })
  const shown = useRef({ inquiry, viewing: viewing ?? null })
  useEffect(() => {
    shown.current = { inquiry, viewing: viewing ?? null }
  })
  const [machine] = useState(() => viewingRequest(tools, shown))
  const [state, send] = useActor(machine)
  const { act, startsAt, reason, refusal, failure } = state.context
  const stage = state.hasTag('choosing')
    ? 'choosing'
    : state.hasTag('confirming')
      ? 'confirming'
      : state.hasTag('sending')
        ? 'sending'
        : 'ready'
  const mayBegin = mayAsk && viewing !== undefined && !(viewing && isHeld(viewing, now))
  const times = useFreeTimes(subject, mayRead && (mayBegin || stage !== 'ready'))
  return {
    viewing,
    ...times,
    isAhead: Date.parse(viewing?.startsAt ?? '') > now,
    mayRequest: mayBegin && Boolean(times.freeTimes?.offer),
    mayMove: inquiry === null || subject.source !== null,
    side: inquiry ? 'sender' : 'owner',
    stage,
    act,
    startsAt,
    reason,
    refusal,
    failure,
    open: (wanted) => send({ type: 'times.opened', act: wanted }),
    choose: (time) => send({ type: 'time.selected', startsAt: time }),
    step: (wanted) => send({ type: 'step.selected', act: wanted }),
    write: (text) => send({ type: 'reason.entered', reason: text }),
    confirm: () => send({ type: 'step.confirmed' }),
    abandon: () => send({ type: 'step.abandoned' }),
  }
}

function useFreeTimes({ inquiry, source }: ViewingSubject, isWanted: boolean) {
  const client = useApiClient()
  const { data, error, refetch } = useQuery({
    ...viewingQueries.freeTimes(client, source ?? { about: 'property', id: 0 }),
    enabled: isWanted && inquiry !== null && source !== null,
    staleTime: 0,
  })
  return {
    freeTimes: data,
    timesError: data ? null : error,
    retryTimes: () => void refetch(),
  }
}

type Wanted = Pick<ViewingSubject, 'inquiryId' | 'viewingId'> & { now: number }

/** The named one, else the one to come, else the last. */
function choose(
  viewings: readonly Viewing[],
  { inquiryId, viewingId, now }: Wanted,
): Viewing | null {
  if (viewingId !== undefined) return viewings.find(({ id }) => id === viewingId) ?? null
  const own = viewings
    .filter((each) => each.inquiryId === inquiryId)
    .toSorted((one, other) => other.id - one.id)
  return own.find((each) => isHeld(each, now)) ?? own[0] ?? null
}

/** Keeps its inquiry from asking for another one. */
function isHeld({ state, endsAt }: Viewing, now: number): boolean {
  return (state === 'requested' || state === 'agreed') && Date.parse(endsAt) > now
}
