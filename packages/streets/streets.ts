import type { Bounds, Position } from './geometry/position.ts'
import type { TravelLimit } from './geometry/travel-limit.ts'
import type { NearbyKind } from './places/nearby-kinds.ts'

/** For operators; one of pino serves. */
export type StreetsLog = { warn(facts: object, message: string): void }

/** An installed area: a folder with `tiles.pmtiles`, and unless it is tiles alone `graph.bin` and `places.bin`. */
export type StreetArea = {
  name: string
  folder: string
  bounds: Bounds
  maxZoom: number
  attribution: string
  isInvented: boolean
  hasTravel: boolean
  /** Changes when the area is built again. */
  version: string
}

export type TravelReach = {
  limit: TravelLimit
  /** Encoded like a drawn area; null where no streets are near the place. */
  area: string | null
  /** The known streets end before the time does. */
  isCut: boolean
}

export type NearbyPlace = Position & { name: string; meters: number; minutes: number }

export type FoundAddress = Position & {
  kind: 'street' | 'address' | 'postal_code' | 'neighborhood' | 'station'
  label: string
  detail: string
  street: string
  houseNumber: string
  neighborhood: string
  postalCode: string
  city: string
  state: string
  country: string
  bounds: Bounds
  /** Border, written like a drawn area; empty where none is known. */
  area: string
}

export type AddressAt = Pick<
  FoundAddress,
  'street' | 'houseNumber' | 'neighborhood' | 'postalCode' | 'city' | 'state' | 'country'
> & { meters: number }

export type AddressSearch = {
  text: string
  limit: number
  near: Position | null
  city: string
  language: string
}

/** Questions about streets, answered beside the event loop. All reject with `StreetsBusy` when too busy. */
export type StreetQuestions = {
  reach: (
    limits: readonly TravelLimit[],
  ) => Promise<{ common: string | null; reaches: TravelReach[] }>
  /** Minutes from the limit's place to each position, rounded up to the second; null where out of reach. */
  minutesTo: (limit: TravelLimit, positions: readonly Position[]) => Promise<(number | null)[]>
  nearby: (
    position: Position,
    limit: number,
    language: string,
  ) => Promise<{ hasStreets: boolean; groups: { kind: NearbyKind; places: NearbyPlace[] }[] }>
  addresses: (search: AddressSearch) => Promise<FoundAddress[]>
  addressAt: (position: Position, language: string) => Promise<AddressAt | null>
}

/** The streets of all installed areas; areas come and go while the provider runs. */
export type Streets = StreetQuestions & {
  areas: () => readonly StreetArea[]
  /** Version of all areas. */
  version: () => string
  /** Vector tile compressed by gzip; null where there are no streets. */
  tile: (z: number, x: number, y: number) => Promise<Uint8Array | null>
  close: () => Promise<void>
}
