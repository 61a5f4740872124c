import type { ComponentType } from 'react'
import type { OwnProperty } from '@/client/api/member/listing-posts.ts'
import type { PropertyValues } from '@/domain/listing/property-post.ts'
import type { FormSetting } from '@/features/listing-editor/gated-form.tsx'
import type { PlaceSearchProps } from '@/features/listing-editor/steps/place-step.tsx'
import type { EditorFacts } from '@/features/listing-editor/use-editor-facts.ts'

type WithPlaces = { PlaceSearch: ComponentType<PlaceSearchProps> }

export type AddPropertyProps = WithPlaces & {
  /** ID of the draft to continue. */
  draft: string | null
  /** ID of the own property to copy. */
  copy: number | null
}

export type EditPropertyProps = WithPlaces & { slug: string }

export type PropertyFormProps = FormSetting &
  WithPlaces & {
    /** Draft ID, a UUID. */
    draft: string
    /** A draft with this ID may already exist. */
    mayExist: boolean
    /** Property being edited; null for a new one. */
    own: OwnProperty | null
    /** Initial values of a new property. */
    start: PropertyValues
    /** Called after the first change is saved. */
    onBegun: () => void
  }

export type KnowingFormProps = PropertyFormProps & { facts: EditorFacts }
