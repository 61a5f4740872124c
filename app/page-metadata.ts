import type { Metadata } from 'next'
import { inLanguage } from '@/domain/routes.ts'
import type { Page } from './load-page.ts'

export type PageFacts = {
  /** Without the name of the site, which is added. */
  title: string
  description?: string
  /** Of `domain/routes`, with the part of the query that makes it another page. */
  path: string
  /** Absolute address. */
  image?: string
  keywords?: string
  /** For pages that no search engine should list. */
  isHidden?: boolean
}

/** Title, canonical address, the same page in the other languages, and what a shared link shows. */
export function pageMetadata(page: Page, facts: PageFacts): Metadata {
  const { title, description, path, image, keywords, isHidden = false } = facts
  const canonical = page.origin + page.href(path)
  return {
    title,
    description,
    keywords,
    alternates: { canonical, languages: alternates(page, path) },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: page.settings.company_name,
      locale: page.language,
      type: 'website',
      ...(image ? { images: [image] } : {}),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
  }
}

/** One language has no alternatives to speak of. */
function alternates({ settings, origin, defaultLanguage }: Page, path: string) {
  if (settings.languages.length < 2) return undefined
  const own = settings.languages.map(({ code }): [string, string] => [
    code,
    origin + inLanguage(path, code, defaultLanguage),
  ])
  return Object.fromEntries([...own, ['x-default', origin + path]])
}
