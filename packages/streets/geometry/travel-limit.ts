import type { Position } from './position.ts'

export type TravelMode = 'foot' | 'bicycle' | 'car'

/** "Within 15 minutes on foot of Union Station". */
export type TravelLimit = Position & {
  mode: TravelMode
  /** Whole minutes, from 1. */
  minutes: number
  /** Shown to people; may be empty. */
  name: string
}
