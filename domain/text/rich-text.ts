import sanitizeHtml from 'sanitize-html'
import { escapeStrayBrackets } from './markup.ts'

export type RichPicture = { src: string; srcset?: string; sizes?: string }

export type RichTextOptions = {
  /** Null shows a link instead. Without this option, images stay as written. */
  picture?: (src: string) => RichPicture | null
}

/**
 * No scripts, styles or frames. Server only: the library is large. Run it when storing and again
 * when rendering, since the provider may be a third party.
 */
export function cleanRichText(html: string, options: RichTextOptions = {}): string {
  return sanitizeHtml(escapeStrayBrackets(html), {
    ...RULES,
    transformTags: createTransforms(options),
  }).trim()
}

const WEB = ['https', 'http']

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'code',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'a',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'figure',
    'figcaption',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: [...WEB, 'mailto', 'tel'],
  allowedSchemesByTag: { img: WEB },
  allowProtocolRelative: false,
}

function createTransforms(options: RichTextOptions): sanitizeHtml.IOptions['transformTags'] {
  return {
    // The page has its own h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
    img: (_, attributes) => pictureTag(attributes, options),
  }
}

function pictureTag(
  { src = '', srcset: _own, sizes: _width, ...rest }: sanitizeHtml.Attributes,
  { picture }: RichTextOptions,
): sanitizeHtml.Tag {
  const shown = picture ? picture(src) : { src }
  if (shown) return { tagName: 'img', attribs: { ...rest, ...shown, loading: 'lazy' } }
  return { tagName: 'a', attribs: { href: src, rel: 'noopener' }, text: rest.alt || src }
}
