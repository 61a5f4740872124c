import english from '@/dictionaries/en.json' with { type: 'json' }

/** The first parts of all keys: whatever begins so and goes on after a dot looks like one. */
const namespaces = [...new Set(Object.keys(english).map((key) => key.split('.')[0]))]
const KEY = new RegExp(
  `(?<![\\w@./:-])(?:${namespaces.join('|')})\\.[A-Za-z_][\\w.]*(?![\\w@/-])`,
  'g',
)

/** Attributes whose text people see or hear. */
const SPOKEN = /\s(?:aria-label|aria-description|alt|title|placeholder|content)="([^"]*)"/g
const UNSEEN = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/g

/** Keys of the dictionary that a page shows or says instead of sentences. */
export function dictionaryKeysIn(html: string): string[] {
  const seen = html.replaceAll(UNSEEN, ' ')
  const spoken = [...seen.matchAll(SPOKEN)].map(([, text]) => text)
  const text = [seen.replaceAll(/<[^>]*>/g, ' '), ...spoken].join('\n')
  return [...new Set(text.match(KEY) ?? [])]
}
