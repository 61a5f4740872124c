import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useHref } from './links-context.tsx'
import type { TextsName } from './sent-texts.ts'
import type { ShippedText } from './text.ts'
import { TextProvider, useText } from './text-context.tsx'
import type { TextKey } from './translator.ts'

type LateTextsProps = {
  /** Any name; loaded from `/words/<name>`, with what the children show. */
  texts: TextsName
  /** One of the keys; a page that ships it ships all of them. */
  known: TextKey
  fallback: ReactNode
  onFailed: () => void
  children: ReactNode
}

/** Loads translations for on-demand content. */
export function LateTexts({ texts, known, fallback, onFailed, children }: LateTextsProps) {
  const { t } = useText()
  const address = useHref()(`/words/${texts}`)
  const isKnown = t.has(known)
  const [source, setSource] = useState<ShippedText | null>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (isKnown) return
    let isGone = false
    textsAt(address).then(
      (loaded) => isGone || setSource(loaded),
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
