'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createText, type ShippedText, type Text } from './text.ts'
import type { Texts } from './translator.ts'

type Context = { text: Text; texts: Texts }

const TextContext = createContext<Context | null>(null)

/** Provides translations to client components: the page's own and those of outer providers. */
export function TextProvider({ source, children }: { source: ShippedText; children: ReactNode }) {
  const around = useContext(TextContext)?.texts
  const context = useMemo(() => {
    const texts: Texts = { ...around, ...JSON.parse(source.texts) }
    return { texts, text: createText({ ...source, texts }) }
  }, [source, around])
  return <TextContext value={context}>{children}</TextContext>
}

/** Translations and formats of the page's language; @throws Error outside a `TextProvider`. */
export function useText(): Text {
  const context = useContext(TextContext)
  if (!context) throw new Error('useText needs a TextProvider above it')
  return context.text
}
