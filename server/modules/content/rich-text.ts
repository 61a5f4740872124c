import sanitizeHtml from 'sanitize-html'

/**
 * HTML of an operator as pages may show it: text, headings below the page's own, lists, tables, quotes, links and
 * pictures; nothing that runs, styles or frames. Whoever writes such a text (an article, a static page) cleans it
 * first; readers take what is stored as it is.
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, RULES).trim()
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
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: [...WEB, 'mailto', 'tel'],
  allowedSchemesByTag: { img: WEB },
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own first heading.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
}
