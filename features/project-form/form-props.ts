import type { ComponentType } from 'react'
import type { OwnProjectDetail } from '@/client/api/own-projects.ts'
import type { ProjectValues } from '@/domain/project-post.ts'
import type { FormSetting } from '@/features/listing-form/gated-form.tsx'
import type { PlaceSearchProps } from '@/features/listing-form/place-step.tsx'
import type { ProjectFacts } from './use-project-facts.ts'

type WithPlaces = { PlaceSearch: ComponentType<PlaceSearchProps> }

export type AddProjectProps = WithPlaces & {
  /** The draft to go on with. */
  draft: string | null
  /** The own project whose words a new one begins with. */
  copy: number | null
}

export type EditProjectProps = WithPlaces & { slug: string }

export type ProjectFormProps = FormSetting &
  WithPlaces & {
    /** Name of the draft, a uuid. */
    draft: string
    /** Something of that name may have been written before. */
    mayExist: boolean
    /** The project that is changed; null for a new one. */
    own: OwnProjectDetail | null
    /** What a new one begins with. */
    start: ProjectValues
    /** The first change was written. */
    onBegun: () => void
  }

export type KnowingFormProps = ProjectFormProps & { facts: ProjectFacts }
