import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ShippedText } from './text.ts'
import { TextProvider, useText } from './text-context.tsx'

type LateTextsProps = {
  /** URL of the translations in the page's language. */
  address: string
  /** One of the keys; a page that ships it ships all of them. */
  known: string
  fallback: ReactNode
  onFailed: () => void
  children: ReactNode
}

/** Loads translations for on-demand content. */
export function LateTexts({ address, known, fallback, onFailed, children }: LateTextsProps) {
  const { t } = useText()
  const isKnown = t.has(known)
  const [source, setSource] = useState<ShippedText | null>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (isKnown) return
    let isGone = false
    textsAt(address).then(
      (texts) => isGone || setSource(texts),
      () => isGone || fail(),
    )
    return () => {
      isGone = true
    }
  }, [address, isKnown])
  if (isKnown) return children
  return source ? <TextProvider source={source}>{children}</TextProvider> : fallback
}

const fetched = new Map<string, Promise<ShippedText>>()

/** Cached; failed requests are retried on the next call. */
function textsAt(address: string): Promise<ShippedText> {
  const known = fetched.get(address)
  if (known !== undefined) return known
  const loading = load(address)
  fetched.set(address, loading)
  loading.catch(() => fetched.delete(address))
  return loading
}

async function load(address: string): Promise<ShippedText> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  return reply.json()
}
