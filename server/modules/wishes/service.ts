import { readWish } from '@/domain/wishes/read-wish.ts'
import { type Wish, type WishLanguage, wishLanguages } from '@/domain/wishes/wish.ts'
import type { ServiceContext } from '@/server/actor.ts'

/** Reads a wish in the given language, else in the caller's; languages without a lexicon as English. */
export async function understandWish(
  { deps, language: ownLanguage }: ServiceContext,
  { text, language }: { text: string; language: string },
): Promise<Wish> {
  const gazetteer = await deps.wishPlaces.read()
  const { words: _, ...wish } = readWish(text, toLanguage(language || ownLanguage), gazetteer)
  return wish
}

function toLanguage(code: string): WishLanguage {
  const [primary = ''] = code.toLowerCase().split('-')
  return wishLanguages.find((it) => it === primary) ?? 'en'
}
