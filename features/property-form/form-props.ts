import type { ComponentType } from 'react'
import type { OwnProperty } from '@/client/api/listing-posts.ts'
import type { PropertyValues } from '@/domain/property-post.ts'
import type { FormSetting } from '@/features/listing-form/gated-form.tsx'
import type { PlaceSearchProps } from '@/features/listing-form/place-step.tsx'
import type { PropertyFacts } from './use-property-facts.ts'

type WithPlaces = { PlaceSearch: ComponentType<PlaceSearchProps> }

export type AddPropertyProps = WithPlaces & {
  /** The draft to go on with. */
  draft: string | null
  /** The own property whose words a new one begins with. */
  copy: number | null
}

export type EditPropertyProps = WithPlaces & { slug: string }

export type PropertyFormProps = FormSetting &
  WithPlaces & {
    /** Name of the draft, a uuid. */
    draft: string
    /** Something of that name may have been written before. */
    mayExist: boolean
    /** The listing that is changed; null for a new one. */
    own: OwnProperty | null
    /** What a new one begins with. */
    start: PropertyValues
    /** The first change was written. */
    onBegun: () => void
  }

export type KnowingFormProps = PropertyFormProps & { facts: PropertyFacts }
