import { imageSources } from '@/client/api/cards/images.ts'
import { cleanRichText } from '@/domain/text/rich-text.ts'
import { fileOrigins } from '../responses/security-policy.ts'
import type { Page } from './load-page.ts'

/**
 * Sanitizes again, since the provider may be a third party. Pictures outside the page's CSP become
 * links.
 */
export function richText({ settings, origin }: Page, html: string): string {
  const origins = [origin, ...fileOrigins(settings, origin)]
  return cleanRichText(html, {
    picture: (src) => {
      const url = URL.parse(src, origin)
      if (!url || !origins.includes(url.origin)) return null
      const { src: shown, srcSet } = imageSources(src)
      return srcSet ? { src: shown, srcset: srcSet, sizes: TEXT_COLUMN } : { src }
    },
  })
}

const TEXT_COLUMN = '(min-width: 784px) 720px, 92vw'
