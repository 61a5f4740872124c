import { createKeep } from '@/client/api/calls/freshness.ts'
import type { Visit } from '@/client/api/calls/server-client.ts'
import { providerTexts, SITE_FRESH_MILLISECONDS } from '@/client/api/site-settings.ts'
import { loadOwnTexts } from './own-texts.ts'
import { type Texts, withProviderTexts } from './translator.ts'
import { writingDirection } from './writing-direction.ts'

/** All translations of a language, and its writing direction. */
export type SiteTexts = { texts: Texts; direction: 'ltr' | 'rtl' }

/** Bundled translations with the provider's overrides; server only. */
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
