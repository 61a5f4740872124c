/** Every kind of page that a visitor without an account can open, each with an address that is there. */
import { routes } from '@/domain/routes.ts'

export type PublicPage = { name: keyof typeof routes; path: string }

type Example = {
  path: (slug: string) => string
  /** The call whose first row has the slug. */
  slugFrom?: string
}

/** One line for each route, so that a new one is measured and looked at from its first day. */
const EXAMPLES: Record<keyof typeof routes, Example> = {
  home: { path: () => routes.home() },
  properties: { path: () => routes.properties() },
  saveSearch: { path: () => routes.saveSearch() },
  savedSearch: { path: () => routes.savedSearch('confirm', 'example') },
  property: { path: routes.property, slugFrom: 'get-property-list' },
  projects: { path: () => routes.projects() },
  project: { path: routes.project, slugFrom: 'get-projects' },
  agents: { path: () => routes.agents() },
  agent: { path: routes.agent, slugFrom: 'agent-list' },
  articles: { path: () => routes.articles() },
  article: { path: routes.article, slugFrom: 'get_articles' },
  cities: { path: () => routes.cities() },
  location: { path: () => routes.location() },
  compare: { path: () => routes.compare([1, 2, 3]) },
  saved: { path: () => routes.saved() },
  faqs: { path: () => routes.faqs() },
  mortgage: { path: () => routes.mortgage() },
  area: { path: () => routes.area() },
  about: { path: () => routes.about() },
  contact: { path: () => routes.contact() },
  privacy: { path: () => routes.privacy() },
  terms: { path: () => routes.terms() },
}

/** @param provider its address, without a slash at the end */
export function publicPages(provider: string): Promise<PublicPage[]> {
  const names = Object.keys(EXAMPLES).filter((name): name is PublicPage['name'] => name in routes)
  return Promise.all(
    names.map(async (name) => {
      const { path, slugFrom } = EXAMPLES[name]
      return { name, path: path(slugFrom ? await firstSlug(provider, slugFrom) : '') }
    }),
  )
}

async function firstSlug(provider: string, call: string): Promise<string> {
  const reply = await fetch(`${provider}/api/${call}?limit=1`, {
    headers: { Accept: 'application/json' },
  })
  const { data } = await reply.json()
  const slug: unknown = data?.[0]?.slug_id
  if (typeof slug !== 'string') throw new Error(`${call} lists nothing with a slug`)
  return slug
}
