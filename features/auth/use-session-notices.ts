import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { openSession, type SessionActor } from '@/client/flows/session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

/** Syncs the session with the server, and announces when it ends unexpectedly. */
export function useSessionNotices(): void {
  const queries = useQueryClient()
  const client = useApiClient()
  const { t } = useText()

  const look = useEffectEvent((actor: SessionActor) => {
    const state = actor.getSnapshot()
    const { notice } = state.context
    if (!notice || state.hasTag('busy')) return
    if (notice === 'deactivated') showToast('error', t('shell.failure.deactivated'))
    else showToast('info', t('auth.session.ended'))
    if (state.hasTag('failed')) showToast('error', t('auth.session.notForgotten'))
    actor.send({ type: 'notice.read' })
  })
  const open = useEffectEvent(() => openSession({ queries, client }))

  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    open().then(
      (actor) => {
        if (isOver) return
        end = actor.subscribe(() => look(actor)).unsubscribe
        look(actor)
      },
      () => {},
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [])
}
