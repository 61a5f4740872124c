'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createText, type Text, type TextSource } from './text.ts'

const TextContext = createContext<Text | null>(null)

/** Gives the client components below their sentences: only those the page ships. */
export function TextProvider({ source, children }: { source: TextSource; children: ReactNode }) {
  const text = useMemo(() => createText(source), [source])
  return <TextContext value={text}>{children}</TextContext>
}

/** The page's language; @throws Error outside a `TextProvider`. */
export function useText(): Text {
  const text = useContext(TextContext)
  if (!text) throw new Error('useText needs a TextProvider above it')
  return text
}
