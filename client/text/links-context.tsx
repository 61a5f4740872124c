'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { inLanguage } from '@/domain/web/routes.ts'

type Links = { language: string; defaultLanguage: string }

const LinksContext = createContext<Links | null>(null)

/** Sets the language of links below. */
export function LinksProvider({
  language,
  defaultLanguage,
  children,
}: Links & { children: ReactNode }) {
  return <LinksContext value={{ language, defaultLanguage }}>{children}</LinksContext>
}

/** Adds the page's language to a path from `domain/routes`. */
export function useHref(): (path: string) => string {
  const links = useContext(LinksContext)
  if (!links) throw new Error('useHref needs a LinksProvider above it')
  return (path) => inLanguage(path, links.language, links.defaultLanguage)
}

/** Adds a language to a path; null for that of the page. */
export function useInLanguage(): (path: string, language: string | null) => string {
  const links = useContext(LinksContext)
  if (!links) throw new Error('useInLanguage needs a LinksProvider above it')
  return (path, language) => inLanguage(path, language ?? links.language, links.defaultLanguage)
}
