import { useQueryClient } from '@tanstack/react-query'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { freshSettings } from '@/client/api/replies/cached-facts.ts'
import {
  allowPersonalCopies,
  keepOfflinePage,
  keepShownPage,
} from '@/client/integrations/offline-copies.ts'
import { watchWorker } from '@/client/integrations/service-worker.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { toFields } from '@/domain/values/records.ts'
import { nextPath } from '@/domain/web/next-path.ts'
import { routes } from '@/domain/web/routes.ts'
import { keepsComforts } from './notices/cookie-choice.ts'

/** Time after which a page counts as seen. */
const SEEN_MS = 5_000

/**
 * Starts the service worker. Shows its messages while the page is in front, says when a new version
 * of the site is there, and has it keep pages for reading without a connection.
 */
export function useServiceWorker(): void {
  const { t } = useText()
  const router = useRouter()

  const hear = useEffectEvent((message: unknown) => {
    const { type, page, content } = toFields(message)
    if (type === 'open') open(page)
    if (type === 'push') show(content)
  })
  const open = (page: unknown) => {
    const path = nextPath(typeof page === 'string' ? page : null)
    if (path) router.push(path)
  }
  const show = (content: unknown) => {
    const { title, body, page } = toFields(content)
    const words = [title, body].filter((text) => typeof text === 'string' && text).join(' · ')
    if (words) showToast('info', words, { label: t('shell.push.open'), run: () => open(page) })
  }
  const offer = useEffectEvent((takeOver: () => void) => {
    showToast('info', t('shell.update.title'), { label: t('shell.update.reload'), run: takeOver })
  })

  useEffect(() => watchWorker({ onMessage: hear, onUpdate: offer }), [])
  useOfflineCopies()
}

/** Only with the consent to store more than is necessary. */
function useOfflineCopies(): void {
  const href = useHref()
  const path = usePathname()
  const search = useSearchParams().toString()
  const client = useApiClient()
  const queries = useQueryClient()
  const isMember = client.viewer !== null

  const keep = useEffectEvent(async () => {
    const { allow_cookies: asksFirst } = await freshSettings(queries, client)
    if (!keepsComforts(asksFirst === true)) return
    if (isMember) await allowPersonalCopies()
    await keepOfflinePage(href(routes.offline()))
    const kept = [routes.properties(), routes.saved(), ...KEPT_OF_MEMBERS]
    if (kept.some((page) => href(page) === path)) await keepShownPage()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is seen anew
  useEffect(() => {
    const timer = setTimeout(() => void keep().catch(() => {}), SEEN_MS)
    return () => clearTimeout(timer)
  }, [path, search, isMember])
}

const KEPT_OF_MEMBERS = [routes.member('favourites'), routes.member('chat')]
