import type { Position } from '../geometry/position.ts'
import type { TravelLimit } from '../geometry/travel-limit.ts'
import { commonOutline, toOutline } from '../graph/outline.ts'
import { type Stretches, toStretches } from '../graph/stretches.ts'
import { isCut, minutesTo, type Reached, travelFrom } from '../graph/travel.ts'
import { addressAt } from '../places/address-at.ts'
import { findAddresses, type RankedAddress, withoutRepeats } from '../places/find-addresses.ts'
import { nearbyPlaces } from '../places/nearby-places.ts'
import type { TravelReach } from '../streets.ts'
import { areasAt, isOnRealStreets, type LoadedAreas } from './loaded-areas.ts'
import type { Answers, Question, QuestionArea, QuestionKind } from './question.ts'

/** Answers questions over the areas at hand. Areas are not joined: a way ends where its area does. */
export function createAnswerer(
  loaded: LoadedAreas,
): (question: Question, areas: readonly QuestionArea[]) => Promise<Answers[QuestionKind]> {
  const travel = rememberTravel(loaded)
  return (question, areas) => {
    switch (question.kind) {
      case 'reach':
        return answerReach(travel, question.limits, areas)
      case 'minutesTo':
        return answerMinutes(travel, question, areas)
      case 'nearby':
        return answerNearby(loaded, question, areas)
      case 'addresses':
        return answerAddresses(loaded, question, areas)
      case 'addressAt':
        return answerAddressAt(loaded, question, areas)
    }
  }
}

type Travelled = { reached: Reached; area: QuestionArea }
type Travel = (limit: TravelLimit, areas: readonly QuestionArea[]) => Promise<Travelled | null>

/** A page of results asks for one limit several times: list, map, counts. */
const REMEMBERED = 12

function rememberTravel(loaded: LoadedAreas): Travel {
  const known = new Map<string, Travelled>()
  loaded.onDrop(() => known.clear())
  return async (limit, areas) => {
    const { mode, minutes, latitude, longitude } = limit
    const around = areasAt(areas, limit)
    const versions = around.map(({ folder, version }) => `${folder} ${version}`)
    const key = JSON.stringify([mode, minutes, latitude, longitude, versions])
    const found = known.get(key)
    if (found) return found
    for (const area of around) {
      const graph = await loaded.graph(area)
      const reached = graph && travelFrom(graph, mode, limit, minutes * 60)
      if (!reached) continue
      const [oldest] = known.size >= REMEMBERED ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
      known.set(key, { reached, area })
      return { reached, area }
    }
    return null
  }
}

async function answerReach(
  travel: Travel,
  limits: readonly TravelLimit[],
  areas: readonly QuestionArea[],
): Promise<Answers['reach']> {
  const reaches: TravelReach[] = []
  const all: Stretches[] = []
  for (const limit of limits) {
    const found = await travel(limit, areas)
    const stretches = found && toStretches(found.reached)
    if (stretches) all.push(stretches)
    reaches.push({
      limit,
      area: stretches && toOutline(stretches),
      isCut: found !== null && isCut(found.reached, found.area.bounds),
    })
  }
  const [first] = reaches
  if (all.length < limits.length || !first) return { common: null, reaches }
  return { common: limits.length === 1 ? first.area : commonOutline(all), reaches }
}

async function answerMinutes(
  travel: Travel,
  { limit, positions }: Extract<Question, { kind: 'minutesTo' }>,
  areas: readonly QuestionArea[],
): Promise<Answers['minutesTo']> {
  const found = await travel(limit, areas)
  if (!found) return new Float64Array(positions.length / 2).fill(Number.NaN)
  return minutesTo(found.reached, positions)
}

async function answerNearby(
  loaded: LoadedAreas,
  { position, limit, language }: Extract<Question, { kind: 'nearby' }>,
  areas: readonly QuestionArea[],
): Promise<Answers['nearby']> {
  for (const area of areasAt(areas, position)) {
    const graph = await loaded.graph(area)
    const places = graph && (await loaded.places(area))
    if (!graph || !places) continue
    const groups = nearbyPlaces(graph, places.book, position, { limit, language })
    if (groups) return { hasStreets: true, groups }
  }
  return { hasStreets: false, groups: [] }
}

async function answerAddresses(
  loaded: LoadedAreas,
  { search }: Extract<Question, { kind: 'addresses' }>,
  areas: readonly QuestionArea[],
): Promise<Answers['addresses']> {
  const found: RankedAddress[] = []
  for (const area of areas) {
    const places = area.hasTravel ? await loaded.places(area) : null
    if (!places) continue
    const isShown = area.isInvented
      ? (position: Position) => !isOnRealStreets(areas, position)
      : undefined
    found.push(...findAddresses(places, search, isShown))
  }
  const best = withoutRepeats(found.sort((a, b) => b.score - a.score)).slice(0, search.limit)
  return best.map(({ score, ...address }) => address)
}

async function answerAddressAt(
  loaded: LoadedAreas,
  { position, language }: { position: Position; language: string },
  areas: readonly QuestionArea[],
): Promise<Answers['addressAt']> {
  for (const area of areasAt(areas, position)) {
    const places = await loaded.places(area)
    const address = places && addressAt(places.book, position, language)
    if (address) return address
  }
  return null
}
