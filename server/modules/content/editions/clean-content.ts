import type { ContentField } from '@/domain/content/content-kinds.ts'
import { cleanText } from '@/domain/text/clean-text.ts'
import { plainText } from '@/domain/text/plain-text.ts'
import { cleanRichText } from '@/domain/text/rich-text.ts'

/**
 * A text as it is stored. HTML is sanitized; its pictures are files of this provider at `origin`,
 * stored as paths of it, and links otherwise. Empty if nothing is visible.
 */
export function cleanContent(text: string, format: ContentField['format'], origin: string): string {
  if (format !== 'html') return cleanText(text, format)
  // Broken nesting is whole only after a second pass.
  const html = cleanHtml(cleanHtml(cleanText(text, 'lines'), origin), origin)
  const isVisible = html.includes('<img') || plainText(html, Number.POSITIVE_INFINITY) !== ''
  return isVisible ? html : ''
}

function cleanHtml(html: string, origin: string): string {
  return cleanRichText(html, {
    picture: (src) => {
      const path = toPicturePath(src, origin)
      return path ? { src: path } : null
    },
  })
}

/** Storage keys of the pictures in stored HTML. */
export function findPictureKeys(html: string): string[] {
  const found = html.matchAll(/<img[^>]*\ssrc="\/api\/ext\/files\/images\/([^"/?#]+)"/g)
  return [...found].map(([, key = '']) => decodeURIComponent(key))
}

const PICTURE_PATH = /^\/api\/ext\/files\/images\/[^/?#]+$/

function toPicturePath(src: string, origin: string): string | null {
  const url = URL.parse(src, origin)
  if (!url || url.origin !== new URL(origin).origin) return null
  return PICTURE_PATH.test(url.pathname) ? url.pathname : null
}
