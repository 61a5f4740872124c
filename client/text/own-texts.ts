import type { Texts } from './translator.ts'

/** Languages that have a dictionary of ours. */
export const ownLanguages = ['en', 'es', 'de', 'ar'] as const

export type OwnLanguage = (typeof ownLanguages)[number]

/** Our sentences in a language, English where we have none. Each is loaded when first asked for. */
export async function loadOwnTexts(language: string): Promise<Texts> {
  const known = ownLanguages.find((code) => code === language) ?? 'en'
  return (await dictionaries[known]()).default
}

const dictionaries: Record<OwnLanguage, () => Promise<{ default: Texts }>> = {
  en: () => import('@/dictionaries/en.json', { with: { type: 'json' } }),
  es: () => import('@/dictionaries/es.json', { with: { type: 'json' } }),
  de: () => import('@/dictionaries/de.json', { with: { type: 'json' } }),
  ar: () => import('@/dictionaries/ar.json', { with: { type: 'json' } }),
}
