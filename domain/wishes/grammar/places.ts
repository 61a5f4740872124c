import type { WishText } from '../chunks.ts'
import type { WishPlace } from '../wish.ts'
import { findAct, hasAct, isConnected, isFree, mark, typedText } from './acts.ts'
import type { FilterBuilder } from './filter-builder.ts'

/** Streets by their form, before their names are read as something else: "Church Street", "Judengasse". */
export function readStreets(wish: WishText, builder: FilterBuilder): void {
  const { chunks, language, tokens } = wish
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at]
    if (!isFree(chunk)) continue
    const token = tokens[chunk.from]
    const name =
      language === 'de'
        ? findGermanStreet(wish, at)
        : hasAct(chunk, 'street')
          ? findStreet(wish, at)
          : null
    if (!name || !token) continue
    const typed = typedText(wish, name.from, name.to)
    const before = chunks[name.from - 1]
    const isNear = hasAct(before, 'near') && !hasAct(before, 'in')
    const isRejected = chunks
      .slice(Math.max(0, name.from - 3), name.from)
      .some((it) => hasAct(it, 'negation'))
    if (isNear) builder.addNear({ name: typed }, isRejected)
    else builder.addPlace({ kind: 'street', name: typed }, isRejected)
    for (let used = name.from; used <= name.to; used += 1) mark(chunks[used])
    if (isRejected)
      for (let used = name.from - 3; used < name.from; used += 1)
        if (hasAct(chunks[used], 'negation')) mark(chunks[used], 'filler')
  }
}

const GERMAN_STREET = /.{3,}(?:stra(?:ss|ß)e|str|gasse|allee|damm|chaussee|ufer|platz)$/
const NO_STREETS =
  /^(?:haupt|bundes|schnell|spiel|durchgangs|neben|wohn|laute|seiten|einkaufs|hauptverkehrs|land|sack|stell|park|spiel|bau|bolz|fitness|sitz|essens|grill|arbeits|garagen|tiefgaragen|abstell|fluss|see|fern|au(?:ss|ß)enstell|pkw|auto|markt|frei|kinderspiel|flug|see|camping|studien|kita|betreuungs|tennis|lager|schlaf)/

function findGermanStreet(
  { chunks, tokens }: WishText,
  at: number,
): { from: number; to: number } | null {
  const chunk = chunks[at]
  const token = tokens[chunk?.from ?? 0]
  if (!chunk || !token?.isCapital || chunk.place) return null
  if (
    hasAct(chunk, 'street') &&
    hasName(chunks[at - 1]?.role ?? null, tokens[chunks[at - 1]?.from ?? -1]?.isCapital, chunk.gap)
  ) {
    return hasAct(chunks[at - 1], 'poi', 'category', 'unknown', 'in', 'filler')
      ? null
      : { from: at - 1, to: at }
  }
  const isStreet =
    GERMAN_STREET.test(chunk.word) &&
    !NO_STREETS.test(chunk.word) &&
    !hasAct(chunk, 'parking', 'poi', 'category', 'ground', 'unknown')
  return isStreet ? { from: at, to: at } : null
}

function hasName(role: string | null, isCapital: boolean | undefined, gap: string): boolean {
  return role === null && isCapital === true && (gap === 'space' || gap === 'hyphen')
}

function findStreet(wish: WishText, at: number): { from: number; to: number } | null {
  const { chunks, tokens, language } = wish
  const isCapital = (index: number) => tokens[chunks[index]?.from ?? -1]?.isCapital === true
  if (findAct(chunks[at], 'street') === 'after') {
    const before = chunks[at - 1]
    if (!isFree(before) || chunks[at]?.gap !== 'space' || !isCapital(at - 1)) return null
    if (hasAct(before, 'in', 'article') || hasAct(before, 'negation', 'mode')) return null
    const isTwo =
      at > 1 &&
      isFree(chunks[at - 2]) &&
      before.gap === 'space' &&
      isCapital(at - 2) &&
      !hasAct(chunks[at - 2], 'in', 'filler', 'near', 'category', 'negation', 'article')
    return { from: isTwo ? at - 2 : at - 1, to: at }
  }
  let to = at
  while (to < at + 3) {
    const next = chunks[to + 1]
    const isName =
      isFree(next) &&
      next.gap === 'space' &&
      next.value === null &&
      (language === 'ar'
        ? isArabicName(next.acts.length, to === at)
        : isCapital(to + 1) || (hasAct(next, 'filler') && isCapital(to + 2)))
    if (!isName) break
    to += 1
  }
  return to > at ? { from: language === 'ar' ? at : at + 1, to } : null
}

function isArabicName(acts: number, isFirst: boolean): boolean {
  return acts === 0 || isFirst
}

/** Five digits, before they are read as a price. */
export function readPostalCodes(wish: WishText, builder: FilterBuilder): void {
  for (const [at, chunk] of wish.chunks.entries()) {
    const code = isFree(chunk) ? findPostalCode(wish, at) : null
    if (!code) continue
    builder.addPlace(code, hasAct(wish.chunks[at - 1], 'negation'))
    mark(chunk)
  }
}

/** Places of the gazetteer, and states in capitals behind a town. */
export function readPlaces(wish: WishText, builder: FilterBuilder): void {
  const { chunks } = wish
  for (const [at, chunk] of chunks.entries()) {
    if (!isFree(chunk)) continue
    if (chunk.place) {
      const { kind, name } = chunk.place
      builder.addPlace({ kind, name }, chunk.isNegated)
      mark(chunk)
      if (!chunk.place.hasListings) readPartOfTown(wish, builder, at)
      continue
    }
    const state = findAct(chunk, 'state') ?? findStateCode(wish, at)
    if (state) {
      builder.addPlace({ kind: 'state', name: state }, chunk.isNegated)
      mark(chunk)
    }
  }
}

/** "Berlin-Kreuzberg": a name behind a town of which no neighborhoods are known. */
function readPartOfTown(wish: WishText, builder: FilterBuilder, at: number): void {
  const next = wish.chunks[at + 1]
  if (!isFree(next) || (next.gap !== 'space' && next.gap !== 'hyphen')) return
  const isName = wish.tokens[next.from]?.isCapital || wish.language === 'ar'
  if (next.acts.length > 0 || next.value !== null || next.place || !isName) return
  builder.addPlace(
    { kind: 'neighborhood', name: typedText(wish, at + 1) },
    wish.chunks[at]?.isNegated ?? false,
  )
  mark(next)
}

const STATES: Readonly<Record<string, string>> = {
  OR: 'Oregon',
  WA: 'Washington',
  CA: 'California',
  ID: 'Idaho',
  IL: 'Illinois',
}

function findStateCode(wish: WishText, at: number): string | null {
  const before = wish.chunks[at - 1]
  if (!before?.place && !hasAct(before, 'in')) return null
  return STATES[typedText(wish, at)] ?? null
}

function findPostalCode({ chunks, tokens }: WishText, at: number): WishPlace | null {
  const chunk = chunks[at]
  const word = tokens[chunk?.from ?? 0]?.word ?? ''
  if (!chunk?.isPlainNumber || !/^\d{5}$/.test(word)) return null
  const before = chunks[at - 1]
  const isCued =
    isConnected(chunk) &&
    (hasAct(before, 'postalCode') || hasAct(before, 'in') || Boolean(before?.place))
  const isAlone = !isConnected(chunk) || hasAct(before, 'or', 'and')
  const isRound = word.endsWith('00') || (word.endsWith('0') && !isCued) || !(isCued || isAlone)
  const isAmount =
    hasAct(chunks[at + 1], 'currency', 'period', 'unit') && isConnected(chunks[at + 1])
  const isCompared =
    hasAct(before, 'comparison', 'currency', 'price') &&
    isConnected(chunk) &&
    !hasAct(before, 'in', 'postalCode')
  if ((isRound && !hasAct(before, 'postalCode')) || isAmount || isCompared) return null
  return { kind: 'postal_code', name: word }
}
