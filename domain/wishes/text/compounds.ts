import { parseGermanNumber } from '../lexicon/german-numbers.ts'
import type { Act, PhraseBook } from '../lexicon/lexicon.ts'
import { listForms } from '../lexicon/word-forms.ts'
import { foldWord } from './fold.ts'
import type { Token } from './tokens.ts'

const MIN_COMPOUND = 8
const MAX_COMPOUND = 40
const MIN_PART = 3
/** Last parts that say what a German compound is. */
const HEADS =
  'wohnung wohnungen whg haus hauser zimmer zimmern appartement apartment loft villa villen garten balkon terrasse garage stellplatz heizung etage geschoss stock keller grundstuck kuche nahe lage bad bader viertel gegend nachbarschaft quadratmeter minuten euro platz miete monat'.split(
    ' ',
  )

/** Splits compounds that are not known as a whole, such as "Neubauwohnung" or "Zweizimmerwohnung". */
export function splitCompounds(
  tokens: readonly Token[],
  text: string,
  lexicon: PhraseBook<readonly Act[]>,
  isPlaceWord: (word: string) => boolean,
): Token[] {
  return tokens.flatMap((token) => {
    const { word } = token
    if (token.isNumber || word.length < MIN_COMPOUND || word.length > MAX_COMPOUND) return [token]
    if (lexicon.words.has(word) || isPlaceWord(word)) return [token]
    if (listForms(word, 'de').some((form) => lexicon.words.has(form))) return [token]
    return split(token, text, lexicon, word.length) ?? [token]
  })
}

/** Letters of the raw word that fold to so many. */
function findCut(raw: string, folded: number): number {
  for (let at = 1; at < raw.length; at += 1)
    if (foldWord(raw.slice(0, at)).length >= folded) return at
  return raw.length
}

function split(
  token: Token,
  text: string,
  lexicon: PhraseBook<readonly Act[]>,
  length: number,
): Token[] | null {
  const raw = text.slice(token.start, token.end)
  for (const head of HEADS) {
    const [form] = listForms(token.word, 'de').filter((it) => it.endsWith(head))
    if (!form || form.length - head.length < MIN_PART) continue
    const rest = form.slice(0, form.length - head.length)
    const first = rest.replace(/s$/, '')
    const isKnown = [rest, first].some(
      (it) =>
        parseGermanNumber(it) !== null || listForms(it, 'de').some((one) => lexicon.words.has(one)),
    )
    if (!isKnown && head.length < 5) continue
    const at = findCut(raw, rest.length)
    const cut = token.start + at
    const one = { ...token, end: cut, word: lexicon.words.has(rest) ? rest : first }
    const other = { ...token, start: cut, word: head, gap: 'none' as const }
    const inner = rest.length >= MIN_COMPOUND && rest.length < length
    const nested = inner && !isKnown ? split(one, text, lexicon, rest.length) : null
    return [...(nested ?? [one]), other]
  }
  return null
}
