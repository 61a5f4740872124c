import type { WishLanguage } from '../wish.ts'
import { amounts as arAmounts } from './ar/amounts.ts'
import { around as arAround } from './ar/around.ts'
import { homes as arHomes } from './ar/homes.ts'
import { people as arPeople } from './ar/people.ts'
import { words as arWords } from './ar/words.ts'
import { amounts as deAmounts } from './de/amounts.ts'
import { around as deAround } from './de/around.ts'
import { homes as deHomes } from './de/homes.ts'
import { people as dePeople } from './de/people.ts'
import { words as deWords } from './de/words.ts'
import { amounts as enAmounts } from './en/amounts.ts'
import { around as enAround } from './en/around.ts'
import { homes as enHomes } from './en/homes.ts'
import { people as enPeople } from './en/people.ts'
import { words as enWords } from './en/words.ts'
import { amounts as esAmounts } from './es/amounts.ts'
import { around as esAround } from './es/around.ts'
import { homes as esHomes } from './es/homes.ts'
import { people as esPeople } from './es/people.ts'
import { words as esWords } from './es/words.ts'
import { type Act, createLexicon, type PhraseBook, type WordTable } from './lexicon.ts'

/** Earlier tables win where a phrase is in several. */
const tables: Readonly<Record<WishLanguage, readonly WordTable[]>> = {
  en: [enAmounts, enHomes, enPeople, enAround, enWords],
  de: [deAmounts, deHomes, dePeople, deAround, deWords],
  es: [esAmounts, esHomes, esPeople, esAround, esWords],
  ar: [arAmounts, arHomes, arPeople, arAround, arWords],
}

const lexicons = new Map<WishLanguage, PhraseBook<readonly Act[]>>()

/** Made at its first use; takes some 20 ms. */
export function getLexicon(language: WishLanguage): PhraseBook<readonly Act[]> {
  const known = lexicons.get(language)
  if (known) return known
  const made = createLexicon(language, tables[language])
  lexicons.set(language, made)
  return made
}
