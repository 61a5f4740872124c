import { createKeep } from '@/client/api/freshness.ts'
import type { Visit } from '@/client/api/server-client.ts'
import { providerTexts, SITE_FRESH_MILLISECONDS } from '@/client/api/site-settings.ts'
import { loadOwnTexts } from './own-texts.ts'
import { type Texts, withProviderTexts } from './translator.ts'
import { writingDirection } from './writing-direction.ts'

/** All sentences of a language and the way it is written. */
export type SiteTexts = { texts: Texts; direction: 'ltr' | 'rtl' }

/** Our sentences, reworded where the provider says them its own way; for page servers. */
export function siteTexts(visit: Visit): Promise<SiteTexts> {
  return keep(visit.language, async () => {
    const [own, provider] = await Promise.all([loadOwnTexts(visit.language), providerTexts(visit)])
    return {
      texts: provider ? withProviderTexts(own, provider.file_name) : own,
      direction: provider ? (provider.rtl === 1 ? 'rtl' : 'ltr') : writingDirection(visit.language),
    }
  })
}

const keep = createKeep<SiteTexts>({ freshMilliseconds: SITE_FRESH_MILLISECONDS })
