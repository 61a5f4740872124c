import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { opensPremiumListings } from '@/domain/access.ts'
import { useGate } from './use-gate.ts'

/**
 * A visitor who opens a premium home of a list is asked to sign in, and then it opens. Hears the
 * cards of every page (`data-premium`); in another tab the page itself says who may read it.
 */
export function PremiumLinks() {
  const { status } = useSession()
  const gate = useGate()
  const router = useRouter()
  const ask = useEffectEvent((address: string) => gate('premium', () => router.push(address)))
  const isFree = opensPremiumListings({ isMember: status === 'member' })
  useEffect(() => {
    if (isFree) return
    const hear = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.closest('[data-premium]')) return
      event.preventDefault()
      event.stopPropagation()
      ask(link.pathname + link.search)
    }
    // Before the router hears of it.
    document.addEventListener('click', hear, true)
    return () => document.removeEventListener('click', hear, true)
  }, [isFree])
  return null
}
