import type { Chunk, WishText } from '../chunks.ts'
import { findAct, hasAct, isAnd, isConnected, isJoinedByLetter } from './acts.ts'

/** Makes one chunk of each amount: "twenty two hundred", "1.5 Mio", "un millón y medio". */
export function joinNumbers(wish: WishText): void {
  const joined: Chunk[] = []
  let at = 0
  let isBetween = false
  while (at < wish.chunks.length) {
    const chunk = wish.chunks[at]
    if (!chunk) break
    const amount = readAmount(wish, at, isBetween)
    if (amount) {
      const last = wish.chunks[amount.to - 1] ?? chunk
      const isPlain = amount.to === at + 1 && chunk.isPlainNumber
      joined.push({
        ...chunk,
        to: last.to,
        value: amount.value,
        scale: amount.scale,
        isPlainNumber: isPlain,
        acts: amount.to === at + 1 ? chunk.acts : [],
      })
      isBetween = false
      at = amount.to
      continue
    }
    if (findAct(chunk, 'comparison') === 'between') isBetween = true
    if (!isConnected(chunk)) isBetween = findAct(chunk, 'comparison') === 'between'
    joined.push(chunk)
    at += 1
  }
  wish.chunks = joined
}

type Amount = {
  total: number
  current: number | null
  scale: number
  isDigits: boolean
  isGrouped: boolean
}

/** Largest amount that may be meant; more digits are no number. */
const MAX_AMOUNT = 1e12

function readAmount(
  wish: WishText,
  from: number,
  isBetween: boolean,
): { value: number; to: number; scale: number } | null {
  const { chunks, language } = wish
  const amount: Amount = { total: 0, current: null, scale: 1, isDigits: false, isGrouped: false }
  let at = from
  let isStarted = false
  while (at < chunks.length) {
    const chunk = chunks[at]
    if (!chunk || (at > from && !isConnected(chunk))) break
    if (isStarted && (hasAct(chunk, 'and') || (language !== 'ar' && isAnd(wish, at)))) {
      const next = chunks[at + 1]
      if (!next || !isConnected(next) || !mayFollowAnd(amount, next, language, isBetween)) break
      if (!addPart(amount, next, wish, true)) break
      at += 2
      continue
    }
    if (!isStarted && hasAct(chunk, 'article')) {
      const next = chunks[at + 1]
      const isAmount =
        (hasAct(next, 'scale') && (next?.word.length ?? 0) > 2) || hasAct(next, 'hundred')
      const isHalf = hasAct(next, 'half') && startsAmount(chunks, at + 1, language)
      if (!(isAmount || isHalf) || !isConnected(next)) return null
      at += 1
      continue
    }
    const isJoined = isJoinedByLetter(wish, chunk)
    if (isStarted && isJoined && !mayFollowAnd(amount, chunk, language, isBetween)) break
    if (isStarted && isJoined && beginsAnother(amount, chunks[at + 1])) break
    if (!isStarted && !startsAmount(chunks, at, language)) return null
    const isHalfOfOne =
      isStarted && hasAct(chunk, 'article') && amount.current !== null && amount.current < 1
    if (isHalfOfOne && hasAct(chunks[at + 1], 'scale', 'unit') && isConnected(chunks[at + 1])) {
      at += 1
      if (hasAct(chunks[at], 'unit')) break
      continue
    }
    if (!addPart(amount, chunk, wish, isJoined)) break
    isStarted = true
    at += 1
  }
  const value = amount.total + (amount.current ?? 0)
  if (!isStarted || !(value <= MAX_AMOUNT)) return null
  return { value: Math.round(value * 1000) / 1000, to: at, scale: amount.scale }
}

function startsAmount(chunks: readonly Chunk[], at: number, language: string): boolean {
  const chunk = chunks[at]
  if (!chunk) return false
  if (chunk.value !== null || hasAct(chunk, 'number')) return true
  if (hasAct(chunk, 'half')) {
    const next = hasAct(chunks[at + 1], 'article') ? at + 2 : at + 1
    return hasAct(chunks[next], 'scale', 'unit') || chunk.word.length < 2
  }
  if (hasAct(chunk, 'hundred')) return true
  return hasAct(chunk, 'scale') && chunk.word.length > 2 && (language !== 'en' || at > 0)
}

/** "مئتين ألف وثلاثمئة ألف" are two amounts. */
function beginsAnother({ scale, total }: Amount, next: Chunk | undefined): boolean {
  return total > 0 && isConnected(next) && Number(findAct(next, 'scale') ?? 0) >= scale
}

function mayFollowAnd(amount: Amount, next: Chunk, language: string, isBetween: boolean): boolean {
  if (hasAct(next, 'half', 'quarter', 'threequarters')) return true
  if (isBetween && amount.scale === 1) return false
  const value = Number(findAct(next, 'number') ?? Number.NaN)
  const { current, total, scale } = amount
  if (language === 'ar') {
    if (hasAct(next, 'scale')) return total > 0 && Number(findAct(next, 'scale')) < scale
    if (current === null) return value < scale
    if (current < 10) return value >= 20 && value < 100
    return current >= 100 && current % 100 === 0 && value < 100
  }
  if (language === 'es')
    return current !== null && current >= 30 && current % 10 === 0 && value < 10
  if (language === 'en') {
    return (
      (current === null && value < scale) || (current !== null && current >= 100 && value < 100)
    )
  }
  return false
}

/** Whether the chunk goes on with the amount. */
function addPart(
  amount: Amount,
  chunk: Chunk,
  { language }: WishText,
  isAfterAnd: boolean,
): boolean {
  if (hasAct(chunk, 'half', 'quarter', 'threequarters'))
    return addFraction(amount, chunk, isAfterAnd)
  if (hasAct(chunk, 'hundred')) {
    if (amount.current !== null && (amount.current >= 100 || amount.isDigits)) return false
    amount.current = (amount.current ?? 1) * 100
    return true
  }
  const scale = Number(findAct(chunk, 'scale') ?? Number.NaN)
  if (!Number.isNaN(scale)) {
    if (amount.total > 0 && scale >= amount.scale) return false
    if (amount.current === null && amount.total > 0 && !isAfterAnd) return false
    amount.total += (amount.current ?? 1) * scale
    Object.assign(amount, { current: null, scale, isDigits: false })
    return true
  }
  const word = findAct(chunk, 'number')
  if (chunk.value !== null && chunk.isPlainNumber) return addDigits(amount, chunk, language)
  const value = word === null ? chunk.value : Number(word)
  return value !== null && addWord(amount, value, language)
}

function addFraction(amount: Amount, chunk: Chunk, isAfterAnd: boolean): boolean {
  const part = hasAct(chunk, 'half') ? 0.5 : hasAct(chunk, 'quarter') ? 0.25 : 0.75
  const isSign = /[½¼¾]/.test(chunk.word)
  if (amount.current === null && amount.total === 0) {
    amount.current = part
    return true
  }
  if (!isAfterAnd && !isSign) return false
  if (amount.current !== null) amount.current += part
  else amount.total += part * amount.scale
  return true
}

function addDigits(amount: Amount, chunk: Chunk, language: string): boolean {
  const value = chunk.value ?? 0
  if (amount.current === null) {
    if (amount.total > 0 && (value >= amount.scale || language === 'en')) return false
    Object.assign(amount, { current: value, isDigits: true })
    return true
  }
  const isGroup = amount.isDigits && /^\d{3}$/.test(chunk.word) && chunk.gap === 'space'
  const isPlainBefore =
    Number.isInteger(amount.current) &&
    amount.current > 0 &&
    (amount.current < 1000 || (amount.current < 1e6 && amount.isGrouped))
  if (!isGroup || !isPlainBefore || !(language !== 'en' || /0$/.test(chunk.word))) return false
  amount.current = amount.current * 1000 + value
  amount.isGrouped = true
  return true
}

function addWord(amount: Amount, value: number, language: string): boolean {
  const { current, isDigits } = amount
  if (isDigits && current !== null) return false
  if (current === null) {
    if (amount.total > 0 && value >= amount.scale) return false
    // "mil" and "ألف" of 2000 count as a scale, so that smaller parts may follow.
    if (value >= 1000) Object.assign(amount, { total: amount.total + value, scale: 1000 })
    else amount.current = value
    return true
  }
  if (current >= 100 && current % 100 === 0 && value < 100) {
    amount.current = current + value
    return true
  }
  const isUnitAfterTen =
    current >= 20 && current < 100 && current % 10 === 0 && value > 0 && value < 10
  const isTenAfterUnit = language === 'ar' && current < 10 && value >= 20 && value < 100
  if (isUnitAfterTen || isTenAfterUnit) {
    amount.current = current + value
    return true
  }
  if (language === 'en' && current >= 10 && current < 100 && value >= 10 && value < 100) {
    amount.current = current * 100 + value
    return true
  }
  return false
}
