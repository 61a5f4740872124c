import type { ApiClient } from './calls/api-client.ts'
import { createKeep } from './calls/freshness.ts'
import { createReads } from './calls/reads.ts'
import { serverClient, type Visit } from './calls/server-client.ts'
import { type Category, propertyCatalogQueries } from './property-catalog.ts'
import { type LanguageTexts, settingsQueries, type WebSettings } from './settings.ts'

/** Cache time of settings, languages and categories on page servers. */
export const SITE_FRESH_MILLISECONDS = 10_000

/** Operator settings. @throws ApiError when the provider does not answer and never did. */
export function siteSettings(visit: Visit): Promise<WebSettings> {
  const client = serverClient(visit)
  return settings(toCacheKey(visit, client), () => createReads().read(settingsQueries.web(client)))
}

/** The provider's own wording in the visitor's language; null when it does not speak it. */
export function providerTexts(visit: Visit): Promise<LanguageTexts | null> {
  const client = serverClient(visit)
  return languages(toCacheKey(visit, client), () =>
    createReads()
      .read(settingsQueries.texts(client, visit.language))
      .catch(() => null),
  )
}

/** Categories that have listings, for search forms. */
export function siteCategories(visit: Visit): Promise<Category[]> {
  const client = serverClient(visit)
  const query = propertyCatalogQueries.categories(client, { withListings: true })
  return categories(toCacheKey(visit, client), () => createReads().read(query))
}

const settings = createKeep<WebSettings>({ freshMilliseconds: SITE_FRESH_MILLISECONDS })
const languages = createKeep<LanguageTexts | null>({ freshMilliseconds: SITE_FRESH_MILLISECONDS })
const categories = createKeep<Category[]>({ freshMilliseconds: SITE_FRESH_MILLISECONDS })

/** Addresses of pictures carry the visitor's host; the outbox is announced on this machine only. */
function toCacheKey(visit: Visit, client: ApiClient): string {
  return `${visit.protocol} ${visit.host} ${client.language} ${visit.isLocal}`
}
