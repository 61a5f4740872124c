import { useEffect, useRef } from 'react'
import { countAdverts } from '@/client/api/adverts.ts'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'

type Counted = { kind: ListingKind; id: number }

/** Half of a card must be in view for a second. */
const SHARE = 0.5
const SEEN_MS = 1_000
const TOGETHER_MS = 2_000

/** Inside the card of a featured listing: counts for its owner that it was seen and opened. */
export function AdvertSight({ kind, id }: Counted) {
  const client = useApiClient()
  const isOffered = useOffered('advertisements') === true
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const card = mark.current?.closest('article, li')
    if (!isOffered || !card) return
    return watchCard(card, (act) => note(client, act, { kind, id }))
  }, [client, isOffered, kind, id])
  return <span ref={mark} hidden />
}

function watchCard(card: Element, onAct: (act: 'seen' | 'opened') => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watcher = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer)
      if (!entry?.isIntersecting) return
      timer = setTimeout(() => {
        watcher.disconnect()
        onAct('seen')
      }, SEEN_MS)
    },
    { threshold: SHARE },
  )
  const open = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) onAct('opened')
  }
  watcher.observe(card)
  card.addEventListener('click', open, { capture: true })
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
    card.removeEventListener('click', open, { capture: true })
  }
}

let waiting: { seen: Counted[]; opened: Counted[] } = { seen: [], opened: [] }
let sending: ReturnType<typeof setTimeout> | undefined

/** Views are batched; clicks go at once, because the page may close. */
function note(client: ApiClient, act: 'seen' | 'opened', counted: Counted): void {
  waiting[act].push(counted)
  const send = () => {
    clearTimeout(sending)
    sending = undefined
    const counts = waiting
    waiting = { seen: [], opened: [] }
    void countAdverts(client, counts)
  }
  if (act === 'opened') send()
  else sending ??= setTimeout(send, TOGETHER_MS)
}
