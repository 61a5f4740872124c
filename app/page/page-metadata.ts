import type { Metadata } from 'next'
import { sharePictureUrl } from '@/client/api/discovery.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { inLanguage } from '@/domain/web/routes.ts'
import type { ListedKind } from '@/domain/web/sitemap.ts'
import type { Page } from './load-page.ts'

export type PageFacts = {
  /** Without the site name, which is appended. */
  title: string
  description?: string
  /** Path of `domain/routes`, with the parameters of the canonical URL. */
  path: string
  /** Absolute; for providers without share pictures. */
  image?: string
  /** Absolute; the author's social sharing image. */
  chosenImage?: string | null
  /** Subject of the share picture; default is the marketplace's. */
  shown?: { kind: ListedKind; slug: string }
  keywords?: string
  /** Adds `noindex`. */
  isHidden?: boolean
  /** Adds `noindex`; no canonical URL, which could hold a stranger's words. */
  isMissing?: boolean
}

export type MetadataPage = Pick<
  Page,
  'settings' | 'origin' | 'href' | 'language' | 'defaultLanguage' | 't'
>

/** With `seo_settings` off, only title and canonical URL. */
export function pageMetadata(page: MetadataPage, facts: PageFacts): Metadata {
  const { title, description, path, keywords, isHidden = false, isMissing = false } = facts
  const canonical = isMissing ? undefined : page.origin + page.href(path)
  const address = canonical ? { canonical, languages: alternates(page, path) } : {}
  const robots = isHidden || isMissing ? { robots: { index: false, follow: true } } : {}
  if (!page.settings.seo_settings) {
    return { title, ...(canonical ? { alternates: { canonical } } : {}), ...robots }
  }
  const images = listPictures(page, facts)
  return {
    title,
    description,
    keywords,
    alternates: { ...address, types: toFeedLink(page) },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: page.settings.company_name,
      locale: page.language,
      type: 'website',
      images,
    },
    twitter: { card: images.length > 0 ? 'summary_large_image' : 'summary' },
    ...robots,
  }
}

/** URLs by language code; undefined for a single language. */
export function alternates(
  { settings, origin, defaultLanguage }: Pick<Page, 'settings' | 'origin' | 'defaultLanguage'>,
  path: string,
): Record<string, string> | undefined {
  if (settings.languages.length < 2) return undefined
  const own = settings.languages.map(({ code }): [string, string] => [
    code,
    origin + inLanguage(path, code, defaultLanguage),
  ])
  return Object.fromEntries([...own, ['x-default', origin + path]])
}

const SHARE_SIZE = { width: 1200, height: 630 }

function listPictures(page: MetadataPage, { title, image, chosenImage, shown }: PageFacts) {
  if (chosenImage) return [{ url: chosenImage }]
  if (!hasExtension(page.settings.extensions, 'share-pictures'))
    return image ? [{ url: image }] : []
  const url = sharePictureUrl(page.origin, page.language, shown)
  return [{ url, ...SHARE_SIZE, type: 'image/jpeg', alt: title }]
}

/** Needs the publication dates of the extension `sitemap`. */
function toFeedLink(page: MetadataPage) {
  if (!hasExtension(page.settings.extensions, 'sitemap')) return undefined
  const title = page.t('properties.feed.title', { name: page.settings.company_name })
  return { 'application/atom+xml': [{ url: page.origin + page.href('/feed.xml'), title }] }
}
