import type { WishLanguage } from '../wish.ts'

/** The folded word and what its endings or joined articles may hide, most likely first. */
export function listForms(word: string, language: WishLanguage): string[] {
  if (word.length < 3 || word.length > 40) return [word]
  return [...new Set([word, ...FORMS[language](word)])]
}

/** The word without what is joined to it, to compare with words that were meant. */
export function listSpellings(word: string, language: WishLanguage): string[] {
  if (language === 'de') return [...new Set([word, respell(word)])]
  if (language !== 'ar' || word.length > 40) return [word]
  const beginning = ARABIC_BEGINNINGS.find(
    (it) => word.startsWith(it) && word.length - it.length > 3,
  )
  return beginning ? [word, word.slice(beginning.length)] : [word]
}

function respell(word: string): string {
  return word.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')
}

const FORMS: Readonly<Record<WishLanguage, (word: string) => string[]>> = {
  en: englishForms,
  de: germanForms,
  es: spanishForms,
  ar: arabicForms,
}

function englishForms(word: string): string[] {
  const forms: string[] = []
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.endsWith('s')) forms.push(word.slice(0, -1))
  return forms.filter((it) => it.length > 2)
}

function germanForms(word: string): string[] {
  const spellings = [word, respell(word)]
  const forms = spellings.flatMap((it) => [
    it,
    ...['en', 'er', 'es', 'em', 'e', 'n', 's']
      .filter((ending) => it.endsWith(ending) && it.length - ending.length > 2)
      .map((ending) => it.slice(0, -ending.length)),
    `${it}e`,
  ])
  return forms
}

function spanishForms(word: string): string[] {
  const forms: string[] = []
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  const single = word.endsWith('s') ? word.slice(0, -1) : word
  forms.push(single)
  if (/[ao]$/.test(single)) {
    const stem = single.slice(0, -1)
    forms.push(`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`)
  }
  if (word.endsWith('ces')) forms.push(`${word.slice(0, -3)}z`)
  return forms.filter((it) => it.length > 2)
}

const ARABIC_BEGINNINGS = [
  'وبال',
  'ولل',
  'وال',
  'بال',
  'فال',
  'كال',
  'عال',
  'هال',
  'لل',
  'ال',
  'وب',
  'ول',
  'و',
  'ب',
  'ل',
  'ف',
  'ك',
  'ع',
]
const ARABIC_ENDINGS = [
  'تين',
  'ات',
  'ين',
  'ان',
  'ون',
  'يه',
  'ها',
  'هم',
  'نا',
  'تي',
  'ه',
  'ي',
  'ا',
  'ت',
]

function arabicForms(word: string): string[] {
  const stems = [word]
  for (const beginning of ARABIC_BEGINNINGS) {
    if (word.startsWith(beginning) && word.length - beginning.length > 1) {
      stems.push(word.slice(beginning.length))
    }
  }
  const forms = [...stems]
  for (const stem of stems) {
    for (const ending of ARABIC_ENDINGS) {
      if (!stem.endsWith(ending) || stem.length - ending.length < 3) continue
      const base = stem.slice(0, -ending.length)
      forms.push(base, `${base}ه`)
    }
    if (stem.length > 3) forms.push(`${stem}ه`)
  }
  return forms
}
