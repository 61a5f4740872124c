import type { Texts } from './translator.ts'

/** Languages with a bundled dictionary. */
export const ownLanguages = ['en', 'es', 'de', 'ar'] as const

export type OwnLanguage = (typeof ownLanguages)[number]

/** Lazily loads the bundled dictionary of a language, else English. */
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
