'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { ClientContext, RestoringContext } from '@/client/api/calls/client-context.tsx'
import { createLazyClient } from '@/client/api/calls/lazy-client.ts'
import type { OwnState } from './client-state.ts'
import { openState, useRemembered } from './state-door.ts'

/** Gives the components below their calls, in the page's language and for whoever is signed in. */
export function ApiClientProvider({
  language,
  children,
}: {
  language: string
  children: ReactNode
}) {
  const queries = useQueryClient()
  const viewer = useRemembered(selectViewer)
  const [client, setClient] = useState(() =>
    createLazyClient({ baseUrl: '/api', language, loadToken }),
  )

  const isOpen = useRemembered(isKnown) === true
  const [hasFailed, setHasFailed] = useState(false)
  const isRestored = hasFailed || (isOpen && viewer === client.viewer)
  const restore = useCallback(() => {
    openState(queries, client).catch(() => setHasFailed(true))
  }, [queries, client])
  const restoring = useMemo(() => ({ isRestored, restore }), [isRestored, restore])

  useEffect(() => {
    if (viewer === client.viewer) return
    let isOver = false
    import('@/client/api/calls/viewer-client.ts').then(
      ({ clientFor }) => isOver || setClient(clientFor(queries, client, { viewer, loadToken })),
      () => isOver || setHasFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [viewer, client, queries])

  return (
    <ClientContext value={client}>
      <RestoringContext value={restoring}>{children}</RestoringContext>
    </ClientContext>
  )
}

function isKnown(): boolean {
  return true
}

function selectViewer({ User_signup }: OwnState): number | null {
  return User_signup.data?.data.id ?? null
}

async function loadToken(): Promise<() => string | null> {
  return (await import('./current-token.ts')).currentToken
}
