export type MarkupHandlers = {
  text: (text: string) => void
  /** `name` in small letters; empty for comments and what is never shown. */
  tag: (name: string, isEnd: boolean, source: string) => void
}

/** Tells tags of HTML from text with angle brackets, in linear time. */
export function scanMarkup(source: string, { text, tag }: MarkupHandlers): void {
  const closed = new Map<string, number>()
  for (const { 1: name = '', index } of source.matchAll(END_TAG)) {
    closed.set(name.toLowerCase(), index)
  }
  const lastComment = source.lastIndexOf('-->')
  let end = 0
  for (let at = source.indexOf('<'); at !== -1; at = source.indexOf('<', Math.max(end, at + 1))) {
    const found = findTag(source, at, { closed, lastComment })
    if (!found) continue
    if (at > end) text(source.slice(end, at))
    end = at + found.length
    tag(found.name, found.isEnd, source.slice(at, end))
  }
  if (end < source.length) text(source.slice(end))
}

/** HTML in which every `<` begins a tag. */
export function escapeStrayBrackets(source: string): string {
  if (!source.includes('<')) return source
  const parts: string[] = []
  scanMarkup(source, {
    text: (text) => parts.push(text.replaceAll('<', '&lt;')),
    tag: (_name, _isEnd, tag) => parts.push(tag),
  })
  return parts.join('')
}

type Found = { name: string; isEnd: boolean; length: number }
type Ends = { closed: ReadonlyMap<string, number>; lastComment: number }

function findTag(source: string, at: number, { closed, lastComment }: Ends): Found | null {
  if (source.startsWith('<!--', at)) {
    const end = at + 4 <= lastComment ? source.indexOf('-->', at + 4) : -1
    return end === -1 ? null : { name: '', isEnd: false, length: end + 3 - at }
  }
  TAG.lastIndex = at
  const found = TAG.exec(source)
  if (!found) return null
  const [tag, slash, written, attributes = ''] = found
  if (written === undefined) return { name: '', isEnd: false, length: tag.length }
  const name = written.toLowerCase()
  const isEnd = slash === '/'
  if (!isEnd && HIDDEN.has(name)) {
    const end = (closed.get(name) ?? -1) > at ? endOfHidden(source, at + tag.length, name) : null
    return end === null ? null : { name: '', isEnd: false, length: end - at }
  }
  const isTag =
    FORMATTING.has(name) ||
    OFFICE.test(name) ||
    (OTHERS.has(name) && (isEnd || attributes !== '' || (closed.get(name) ?? -1) > at))
  return isTag ? { name, isEnd, length: tag.length } : null
}

function endOfHidden(source: string, from: number, name: string): number | null {
  const end = new RegExp(`</${name}\\s*>`, 'gi')
  end.lastIndex = from
  const found = end.exec(source)
  return found ? found.index + found[0].length : null
}

const END_TAG = /<\/([a-z][a-z0-9]*)\s*>/gi

/** Attributes without value must be HTML's: `a <b and c>` is text. */
const TAG =
  /<(?:(\/?)([a-z][a-z0-9:-]*)((?:\s+(?:[a-z@:_][\w:.-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+)|(?:allowfullscreen|async|checked|compact|controls|defer|disabled|hidden|ismap|itemscope|loop|muted|noshade|nowrap|open|readonly|required|reversed|selected)(?![\w-])))*)\s*\/?>|!doctype\s[^<>]*>|!\[[a-z][^<>]*\]>|\?xml[^<>]*>)/iy

const toSet = (names: string) => new Set(names.split(' '))
const FORMATTING = toSet(
  'a abbr b big blockquote br caption center code col colgroup dd del dfn div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark nobr ol p pre q s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr',
)
/** Also words that people put into angle brackets. */
const OTHERS = toSet(
  'acronym address applet area article aside audio base basefont bdi bdo blink body button canvas cite data datalist details dialog dir embed fieldset footer form frame frameset head header hgroup html iframe input label legend link main map marquee menu meta meter nav noframes noscript object optgroup option output param picture progress rp rt ruby search section select slot source summary textarea time title track video',
)
const HIDDEN = toSet('math script style svg template')
/** Tags from word processors. */
const OFFICE = /^(?:m|o|st1|u1|v|w):[a-z0-9]+$/
