import type { Chunk, WishText } from '../chunks.ts'
import { findAct, hasAct, isFree, mark } from './acts.ts'
import type { FilterBuilder } from './filter-builder.ts'

/** What stands for itself: categories, features, pets, parking … */
export function readConditions(wish: WishText, builder: FilterBuilder): void {
  for (const [at, chunk] of wish.chunks.entries()) {
    if (!isFree(chunk)) continue
    readOffer(chunk, builder)
    readFloorWord(wish, builder, chunk)
    if (isFree(chunk) || hasAct(chunk, 'category')) readCategory(wish, builder, at)
    readThings(chunk, builder)
    if (
      hasAct(chunk, 'unknown') &&
      chunk.role === 'condition' &&
      !hasAct(chunk, 'feature', 'parking', 'pets')
    )
      mark(chunk, 'unknown')
  }
  if (builder.offers.size === 1) builder.filters.offer = [...builder.offers][0]
}

function readOffer(chunk: Chunk, builder: FilterBuilder): void {
  const offer = findAct(chunk, 'offer')
  if (offer !== 'buy' && offer !== 'rent') return
  const opposite = offer === 'buy' ? 'rent' : 'buy'
  builder.offers.add(chunk.isNegated ? opposite : offer)
  mark(chunk)
}

/** Floors without a number. */
function readFloorWord(wish: WishText, builder: FilterBuilder, chunk: Chunk): void {
  const floor = findAct(chunk, 'floor')
  if (floor === null) return
  const { isNegated } = chunk
  if (floor === 'top') {
    if (isNegated) return
    builder.setRange('floor', { at: 'top' })
  } else if (floor === 'high') {
    if (isNegated) return
    builder.setRange('floor', { min: 1 })
  } else {
    const level = floor === 'first' && isBritish(wish) ? 1 : 0
    builder.setRange('floor', isNegated ? { min: level + 1 } : { min: level, max: level })
  }
  mark(chunk)
}

/** The first floor is the ground floor in the United States. */
function isBritish({ text }: WishText): boolean {
  return /£|\bflat\b|\blift\b|\bpcm\b|\bm2\b|\bsqm\b|\bterraced\b/i.test(text)
}

function readCategory(wish: WishText, builder: FilterBuilder, at: number): void {
  const chunk = wish.chunks[at]
  if (!chunk) return
  const category = findAct(chunk, 'category')
  if (hasAct(chunk, 'maxBedrooms') && chunk.isNegated) {
    builder.setRange('bedrooms', { min: Number(findAct(chunk, 'maxBedrooms')) + 1 })
    mark(chunk)
    return
  }
  if (hasAct(chunk, 'maxBedrooms')) {
    builder.setRange('bedrooms', { max: Number(findAct(chunk, 'maxBedrooms')) })
    mark(chunk)
    if (!hasAct(chunk, 'studiohome')) builder.add('category', 'apartment', false)
  }
  if (!category) return
  if (
    (category === 'office' || category === 'land') &&
    hasHome(wish, at) &&
    !isAlternative(wish, at)
  ) {
    mark(chunk, 'unknown')
    return
  }
  const isRejected = chunk.isNegated && !hasAct(chunk, 'floor')
  // "a house, but not semi-detached": the kind of house has no filter.
  if (isRejected && isWanted(wish, category)) {
    mark(chunk, 'unknown')
    return
  }
  builder.add('category', category, isRejected)
  mark(chunk)
}

function isWanted({ chunks }: WishText, category: string): boolean {
  return chunks.some((it) => !it.isNegated && findAct(it, 'category') === category)
}

/** Next to a home, an office is a room and land is its plot. */
function hasHome({ chunks }: WishText, at: number): boolean {
  return chunks.some((chunk, other) => {
    const category = findAct(chunk, 'category')
    const isOther = other !== at && chunk.role !== 'unknown'
    return (
      (isOther && category !== null && category !== 'office' && category !== 'land') ||
      hasAct(chunk, 'maxBedrooms')
    )
  })
}

function isAlternative({ chunks }: WishText, at: number): boolean {
  return (
    (hasAct(chunks[at - 1], 'or') && hasAct(chunks[at - 2], 'category')) ||
    (hasAct(chunks[at + 1], 'or') && hasAct(chunks[at + 2], 'category')) ||
    chunks[at]?.isNegated === true
  )
}

function readThings(chunk: Chunk, builder: FilterBuilder): void {
  const { isNegated } = chunk
  for (const [kind, key] of LISTS) {
    for (const act of chunk.acts) {
      if (act.kind !== kind || chunk.role === 'unknown') continue
      if (key === 'with' && isNegated) continue
      builder.add(key, act.value, isNegated)
      mark(chunk)
    }
  }
  const furnished = findAct(chunk, 'furnished')
  if (furnished !== null && isFree(chunk)) setFurnished(chunk, furnished, builder)
  const pets = findAct(chunk, 'pets')
  if (pets !== null && isFree(chunk)) {
    builder.filters.pets ??= (pets === 'yes') !== isNegated ? 'yes' : 'no'
    mark(chunk)
  }
  const flag = findAct(chunk, 'flag')
  if (flag !== null && isFree(chunk) && !isNegated) {
    if (flag === 'premium') builder.filters.premium = true
    else builder.filters.featured = true
    mark(chunk)
  }
}

const LISTS = [
  ['feature', 'features'],
  ['parking', 'parking'],
  ['heating', 'heating'],
  ['with', 'with'],
] as const

function setFurnished(chunk: Chunk, word: string, builder: FilterBuilder): void {
  const value = chunk.isNegated ? (word === 'no' ? 'yes' : 'no') : word
  const known = builder.filters.furnished
  if (known !== undefined && known !== value) {
    mark(chunk, 'unknown')
    return
  }
  if (value === 'yes' || value === 'partly' || value === 'no') builder.filters.furnished = value
  mark(chunk)
}

/** Fields that say the same more exactly replace the general one. */
export function tidyFilters({ filters }: FilterBuilder): void {
  const { parking } = filters
  if (parking && parking.length > 1) filters.parking = parking.filter((it) => it !== 'any')
}
