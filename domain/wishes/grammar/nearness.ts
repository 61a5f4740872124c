import type { Chunk, WishText } from '../chunks.ts'
import type { WishMode, WishNear } from '../wish.ts'
import { findAct, hasAct, isConnected, isFree, mark, typedText } from './acts.ts'
import type { FilterBuilder } from './filter-builder.ts'

type Attributes = Pick<WishNear, 'mode' | 'minutes' | 'km'>

/** Attributes that wait for a place, with the chunks they were read from. */
type Pending = Attributes & { used: number[]; isNear: boolean; isAway: boolean }

type Target = { near: WishNear; isRejected: boolean; at: number; hasAttributes: boolean }

/** Without words of nearness these are buildings or districts, not places to live near to. */
const NEEDS_CUE = new Set(['mosque', 'church', 'synagogue', 'highway', 'beach'])
const KM_PER: Readonly<Record<string, number>> = {
  km: 1,
  mile: 1.609_344,
  meter: 0.001,
  foot: 0.000_304_8,
  yard: 0.000_914_4,
}

/** Places to be near to, with travel times and distances. */
export function readNearness(wish: WishText, builder: FilterBuilder): void {
  const { chunks } = wish
  let pending = noAttributes()
  let target: Target | null = null
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at]
    if (!chunk) continue
    if (chunk.gap === 'stop') {
      settle(wish, target, pending)
      pending = noAttributes()
      target = null
    } else if (chunk.gap === 'comma' && !hasMeasure(pending) && !pending.isNear) {
      pending = noAttributes()
    } else if (chunk.gap === 'comma' && pending.isNear && !continuesList(wish, at)) {
      settle(wish, target, pending)
      pending = noAttributes()
    }
    if (!isFree(chunk)) continue
    const amount = readMeasure(wish, at)
    if (amount) {
      if (hasMeasure(pending) && pending.minutes !== undefined && amount.minutes !== undefined) {
        settle(wish, target, pending)
        pending = noAttributes()
      }
      pending = merge(pending, amount)
      at = amount.to - 1
      continue
    }
    const found: Target | null = readTarget(wish, at, pending)
    if (found) {
      if (target && hasMeasure(pending) && isBehind(wish, target, pending, found.at)) {
        settle(wish, target, pending)
        pending = noAttributes()
      }
      target = applyTarget(wish, builder, found, pending, at)
      if (hasMeasure(pending)) pending = { ...noAttributes(), isNear: true, isAway: pending.isAway }
      continue
    }
    if (attachMode(wish, target, pending, at)) continue
    pending = readCue(wish, at, pending)
  }
  settle(wish, target, pending)
}

function noAttributes(): Pending {
  return { used: [], isNear: false, isAway: false }
}

function hasMeasure({ minutes, km, mode }: Attributes): boolean {
  return minutes !== undefined || km !== undefined || mode !== undefined
}

function merge(pending: Pending, { used, minutes, km, mode }: Pending): Pending {
  return {
    isNear: pending.isNear,
    isAway: pending.isAway,
    used: [...pending.used, ...used],
    minutes: minutes ?? pending.minutes,
    km: km ?? pending.km,
    mode: mode ?? pending.mode,
  }
}

/** "15 minutes", "half an hour", "2 km"; a range counts by its end. */
function readMeasure({ chunks }: WishText, at: number): (Pending & { to: number }) | null {
  const chunk = chunks[at]
  const dual = findAct(chunk, 'dual')
  if (dual === 'km' || dual === 'mile') {
    return { ...noAttributes(), km: round(2 * (KM_PER[dual] ?? 1)), used: [at], to: at + 1 }
  }
  if (!isFree(chunk)) return null
  let value = chunk.value
  let unitAt = at + 1
  const second = chunks[at + 1]
  const third = chunks[at + 2]
  if (value !== null && second?.value && (second.gap === 'hyphen' || second.gap === 'dash')) {
    value = second.value
    unitAt = at + 2
  } else if (
    value !== null &&
    hasAct(second, 'range', 'or') &&
    third?.value &&
    isConnected(third)
  ) {
    value = third.value
    unitAt = at + 3
  }
  const isOne = value === null && (hasAct(chunk, 'article') || findAct(chunk, 'unit') === 'hour')
  if (isOne) {
    unitAt = hasAct(chunk, 'article') ? at + 1 : at
    const unit = findAct(chunks[unitAt], 'unit') ?? ''
    if (unit !== 'hour' && unit !== 'mile' && unit !== 'km') return null
    value = 1
  }
  if (value === null) return null
  let unit = findAct(chunks[unitAt], 'unit')
  if (hasAct(chunks[unitAt], 'letter')) unit = 'meter'
  const used = chunks.slice(at, unitAt + 1).map((_, offset) => at + offset)
  const isTime = unit === 'min' || unit === 'hour'
  // "half an hour" has its minutes in the number.
  const isWholeTime =
    !unit && hasAct(chunk, 'number') && chunk.acts.length > 0 && isTimeNumber(chunk)
  if (isWholeTime) return { ...noAttributes(), minutes: value, used: [at], to: at + 1 }
  const unitChunk = chunks[unitAt]
  if (!unit || !isFree(unitChunk) || !isConnected(unitChunk)) return null
  const mode = toMode(findAct(unitChunk, 'mode'))
  const to = unitAt + 1
  if (isTime) {
    const minutes = Math.round(unit === 'hour' ? value * 60 : value)
    return { ...noAttributes(), minutes, ...(mode ? { mode } : {}), used, to }
  }
  const km = KM_PER[unit]
  return km === undefined ? null : { ...noAttributes(), km: round(value * km), used, to }
}

function isTimeNumber(chunk: Chunk): boolean {
  return (
    chunk.to - chunk.from > 1 &&
    /^(?:half|quarter|a|media|un|cuarto|tres|halbe|viertel|drei|نص|نصف|ربع|ثلث|تلت|ساع)/.test(
      chunk.word,
    )
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function toMode(word: string | null): WishMode | null {
  const modes: readonly WishMode[] = ['foot', 'bicycle', 'car', 'transit']
  return modes.find((it) => it === word) ?? null
}

/** "the airport by car": how to get to the place before it. */
function attachMode(
  { chunks }: WishText,
  target: Target | null,
  pending: Pending,
  at: number,
): boolean {
  const mode = toMode(findAct(chunks[at], 'mode'))
  if (!mode || !target || target.near.mode || pending.minutes !== undefined) return false
  if (pending.km !== undefined || hasAct(chunks[at], 'near')) return false
  const between = chunks.slice(target.at + 1, at + 1)
  if (between.some((it) => !isConnected(it) || hasAct(it, 'and', 'or') || it.value !== null))
    return false
  target.near.mode = mode
  mark(chunks[at])
  return true
}

function readCue({ chunks }: WishText, at: number, pending: Pending): Pending {
  const chunk = chunks[at]
  if (hasAct(chunk, 'away'))
    return { ...pending, isNear: true, isAway: !chunk?.isNegated, used: [...pending.used, at] }
  const mode = toMode(findAct(chunk, 'mode'))
  if (mode) {
    const isNear = pending.isNear || hasAct(chunk, 'near')
    return { ...pending, mode, isNear, used: [...pending.used, at] }
  }
  if (hasAct(chunk, 'near', 'nearby')) return { ...pending, isNear: true }
  if (hasAct(chunk, 'travel')) return { ...pending, used: [...pending.used, at] }
  return pending
}

function readTarget(wish: WishText, at: number, pending: Pending): Target | null {
  const { chunks } = wish
  const chunk = chunks[at]
  if (!isFree(chunk)) return null
  const isRejected = chunk.isNegated !== pending.isAway
  const station = readStation(wish, at)
  if (station) return { near: { name: station }, isRejected, at, hasAttributes: false }
  const poi = findAct(chunk, 'poi')
  if (poi) {
    if (hasAct(chunk, 'mode') && isMode(wish, at)) return null
    const isCued = pending.isNear || hasMeasure(pending) || isCuedBehind(wish, at)
    if (NEEDS_CUE.has(poi) && !isCued && !chunk.isNegated) return null
    return { near: { kind: poi }, isRejected, at, hasAttributes: false }
  }
  if (!chunk.place) return null
  const isTravel =
    pending.minutes !== undefined ||
    pending.km !== undefined ||
    (pending.mode !== undefined && isTimedBehind(wish, at))
  const { kind, name } = chunk.place
  if (isTravel || pending.isAway) return { near: { name }, isRejected, at, hasAttributes: false }
  const isBeside = pending.isNear && kind !== 'city' && kind !== 'state' && isAfterNear(wish, at)
  return isBeside ? { near: { name }, isRejected, at, hasAttributes: false } : null
}

function isAfterNear({ chunks, language }: WishText, at: number): boolean {
  for (let before = at - 1; before >= at - 2; before -= 1) {
    const chunk = chunks[before]
    if (
      hasAct(chunk, 'near') &&
      (language === 'en' || !hasAct(chunk, 'filler', 'availability', 'in'))
    )
      return true
    if (!hasAct(chunk, 'filler', 'article')) return false
  }
  return false
}

/** "cycle to Tacoma in 15 minutes" */
function isTimedBehind({ chunks }: WishText, at: number): boolean {
  for (let next = at + 1; next < at + 5 && isConnected(chunks[next]); next += 1) {
    if (chunks[next]?.value !== null) return findAct(chunks[next + 1], 'unit') === 'min'
  }
  return false
}

/** "Tacoma Central", as stations are called. */
function readStation(wish: WishText, at: number): string | null {
  const { chunks } = wish
  const [place, next] = [chunks[at], chunks[at + 1]]
  if (!place?.place || !isFree(next) || next.gap !== 'space') return null
  const word = typedText(wish, at + 1)
  const isCentral = /^(?:central|station|terminal|hbf|hauptbahnhof)$/i.test(word)
  const isSound = /^(?:سنترال|سنتر|المركزية|ستيشن)$/.test(word)
  if (!isCentral && !isSound) return null
  mark(next)
  return `${place.place.name} ${/station/i.test(word) ? 'Station' : 'Central'}`
}

/** "bus" in "15 minutes by bus" is how, not where to. */
function isMode({ chunks }: WishText, at: number): boolean {
  return findAct(chunks[at - 1], 'unit') === 'min' || hasAct(chunks[at - 1], 'mode')
}

function isCuedBehind({ chunks }: WishText, at: number): boolean {
  for (let next = at + 1; next < at + 4 && isConnected(chunks[next]); next += 1) {
    if (hasAct(chunks[next], 'nearby', 'mode') || findAct(chunks[next], 'unit') === 'min')
      return true
    if (!hasAct(chunks[next], 'filler', 'article', 'near') && chunks[next]?.value === null)
      return false
  }
  return false
}

function continuesList(wish: WishText, at: number): boolean {
  return hasAct(wish.chunks[at], 'poi') || hasAct(wish.chunks[at + 1], 'poi')
}

/** Whether attributes belong to the place before them: "school within 10 minutes, and a park". */
function isBehind({ chunks }: WishText, target: Target, pending: Pending, next: number): boolean {
  if (target.hasAttributes) return false
  const first = Math.min(...pending.used)
  const last = Math.max(...pending.used)
  if (!(first > target.at)) return false
  const before = chunks
    .slice(target.at + 1, first + 1)
    .some((it) => it.gap === 'comma' || hasAct(it, 'and'))
  const after = chunks
    .slice(last + 1, next + 1)
    .some((it) => it.gap === 'comma' || hasAct(it, 'and'))
  return !before && after
}

function applyTarget(
  wish: WishText,
  builder: FilterBuilder,
  target: Target,
  pending: Pending,
  at: number,
): Target {
  const { mode, minutes, km } = pending
  const near: WishNear = {
    ...target.near,
    ...(mode ? { mode } : {}),
    ...(minutes === undefined ? {} : { minutes }),
    ...(km === undefined ? {} : { km }),
  }
  builder.addNear(near, target.isRejected)
  mark(wish.chunks[at])
  for (const used of pending.used) mark(wish.chunks[used])
  const owner = target.isRejected ? builder.filters.not?.near : builder.filters.near
  const stored = owner?.find((it) => it.kind === near.kind && it.name === near.name) ?? near
  return { ...target, near: stored, hasAttributes: minutes !== undefined || km !== undefined }
}

/** Attributes at the end belong to the last place. */
function settle(wish: WishText, target: Target | null, pending: Pending): void {
  if (!target || target.hasAttributes || !hasMeasure(pending)) return
  const { mode, minutes, km, used } = pending
  if (mode) target.near.mode ??= mode
  if (minutes !== undefined) target.near.minutes = minutes
  if (km !== undefined) target.near.km = km
  for (const at of used) mark(wish.chunks[at])
  target.hasAttributes = true
}
