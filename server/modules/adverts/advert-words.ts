import type { components } from '@/generated/api-types.ts'

type Schemas = components['schemas']

export type AdvertStatus = Schemas['AdvertisementStatus']
export type AdvertType = Schemas['AdvertisementType']
export type AdvertEnd = Schemas['AdvertisementEnd']
export type AdvertPlacement = Schemas['AdvertisementPlacement']

export type AdvertKind = Schemas['FeatureTarget']

export type Listing = { propertyId: number } | { projectId: number }

/** The wire's numbers. */
export const RUNNING = 0 satisfies AdvertStatus
export const PENDING = 1 satisfies AdvertStatus

export const TYPES: Record<AdvertPlacement, AdvertType> = { list: 'HomeScreen', slider: 'Slider' }
