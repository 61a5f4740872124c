import type { Position } from '../geometry/position.ts'
import type { TravelLimit } from '../geometry/travel-limit.ts'
import type { NearbyGroup } from '../places/nearby-places.ts'
import type { AddressAt, AddressSearch, FoundAddress, StreetArea, TravelReach } from '../streets.ts'

/** Area facts for the worker. */
export type QuestionArea = Pick<
  StreetArea,
  'name' | 'folder' | 'bounds' | 'version' | 'hasTravel' | 'isInvented'
>

export type Question =
  | { kind: 'reach'; limits: readonly TravelLimit[] }
  /** Latitude and longitude in turn. */
  | { kind: 'minutesTo'; limit: TravelLimit; positions: Float64Array<ArrayBuffer> }
  | { kind: 'nearby'; position: Position; limit: number; language: string }
  | { kind: 'addresses'; search: AddressSearch }
  | { kind: 'addressAt'; position: Position; language: string }

export type Answers = {
  reach: { common: string | null; reaches: TravelReach[] }
  /** NaN out of reach. */
  minutesTo: Float64Array<ArrayBuffer>
  nearby: { hasStreets: boolean; groups: NearbyGroup[] }
  addresses: FoundAddress[]
  addressAt: AddressAt | null
}

export type QuestionKind = Question['kind']

/** Areas may have changed since the question before. */
export type Asked = { id: number; question: Question; areas: readonly QuestionArea[] }

export type Answered =
  | { id: number; answer: Answers[QuestionKind] }
  /** The question fails, the worker lives. */
  | { id: number; problem: string }
  /** An area that cannot be read, told once. */
  | { warning: string }
