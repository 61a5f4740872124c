import sanitizeHtml from 'sanitize-html'

/** Attributes of a picture that may be fetched. */
export type RichPicture = { src: string; srcset?: string; sizes?: string }

export type RichTextOptions = {
  /**
   * How a picture is fetched; null for one that must not be without being asked for, which becomes
   * a link. Without this, pictures stay as they were written.
   */
  picture?: (src: string) => RichPicture | null
}

/**
 * HTML of an operator as pages may show it: text, headings below the page's own, lists, tables, quotes, links and
 * pictures; nothing that runs, styles or frames. For servers only: the library is no load for a browser.
 *
 * Whoever stores such a text (an article, a static page) cleans it first. Pages clean what they were sent once more:
 * the provider may be anybody's.
 */
export function cleanRichText(html: string, options: RichTextOptions = {}): string {
  return sanitizeHtml(html, { ...RULES, transformTags: transformsOf(options) }).trim()
}

const WEB = ['https', 'http']

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'a'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
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

function transformsOf(options: RichTextOptions): sanitizeHtml.IOptions['transformTags'] {
  return {
    // The page has its own first heading.
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
