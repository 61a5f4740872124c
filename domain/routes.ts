import { type SearchFilters, searchParams } from './search-filters.ts'

/** Addresses of the pages, without language; wrap in `inLanguage` for a link. */
export const routes = {
  home: () => '/',
  properties: (filters?: SearchFilters) => withQuery('/properties', filters),
  property: (slug: string) => `/properties-details/${encodeURIComponent(slug)}`,
  projects: (shown: { search?: string; page?: number } = {}) => {
    const { search = '', page = 1 } = shown
    const pairs = Object.entries({ q: search, page: page > 1 ? String(page) : '' })
    const query = new URLSearchParams(pairs.filter(([, value]) => value !== ''))
    return query.size > 0 ? `/projects?${query}` : '/projects'
  },
  project: (slug: string) => `/project-details/${encodeURIComponent(slug)}`,
}

/** The slug as the address wrote it, decoded; what cannot be decoded is the slug of nothing. */
export function decodeSlug(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** The address in a language: the default language keeps the bare path, others get `/{code}`. */
export function inLanguage(path: string, language: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/**
 * Takes the language off an address. Without a known code in front it is the default language's;
 * `redundant` tells that the default language was named, which has a shorter address.
 */
export function splitLanguage(
  path: string,
  languages: readonly string[],
  defaultLanguage: string,
): { language: string; path: string; redundant: boolean } {
  const [, first = '', ...rest] = path.split('/')
  if (!languages.includes(first)) return { language: defaultLanguage, path, redundant: false }
  // A path of two slashes would name another host when it is redirected to.
  const bare = rest.join('/').replace(/^\/+/, '')
  return { language: first, path: `/${bare}`, redundant: first === defaultLanguage }
}

function withQuery(path: string, filters: SearchFilters | undefined): string {
  const query = filters ? searchParams(filters).toString() : ''
  return query ? `${path}?${query}` : path
}
