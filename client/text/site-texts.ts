import type { Visit } from '@/client/api/calls/server-client.ts'
import type { LanguageTexts } from '@/client/api/settings.ts'
import { providerTexts } from '@/client/api/site-settings.ts'
import { loadOwnTexts } from './own-texts.ts'
import { type Texts, withProviderTexts } from './translator.ts'
import { writingDirection } from './writing-direction.ts'

/** All translations of a language, and its writing direction. */
export type SiteTexts = { texts: Texts; direction: 'ltr' | 'rtl' }

/** Bundled translations with the provider's texts, as fresh as the provider's; server only. */
export async function siteTexts(visit: Visit): Promise<SiteTexts> {
  const [own, provider] = await Promise.all([loadOwnTexts(visit.language), providerTexts(visit)])
  if (!provider) return { texts: own, direction: writingDirection(visit.language) }
  const known = merged.get(provider)
  if (known) return known
  const texts = withProviderTexts(own, provider.file_name)
  const result = { texts, direction: provider.rtl === 1 ? 'rtl' : 'ltr' } as const
  merged.set(provider, result)
  return result
}

// A cache with a time of its own would add its age to that of the provider's texts.
const merged = new WeakMap<LanguageTexts, SiteTexts>()
