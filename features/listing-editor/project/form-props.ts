import type { ComponentType } from 'react'
import type { OwnProjectDetail } from '@/client/api/member/own-projects.ts'
import type { ProjectValues } from '@/domain/listing/project-post.ts'
import type { FormSetting } from '@/features/listing-editor/gated-form.tsx'
import type { PlaceSearchProps } from '@/features/listing-editor/steps/place-step.tsx'
import type { EditorFacts } from '@/features/listing-editor/use-editor-facts.ts'

type WithPlaces = { PlaceSearch: ComponentType<PlaceSearchProps> }

export type AddProjectProps = WithPlaces & {
  /** ID of the draft to continue. */
  draft: string | null
  /** ID of the own project to copy. */
  copy: number | null
}

export type EditProjectProps = WithPlaces & { slug: string }

export type ProjectFormProps = FormSetting &
  WithPlaces & {
    /** Draft ID, a UUID. */
    draft: string
    /** A draft with this ID may already exist. */
    mayExist: boolean
    /** Project being edited; null for a new one. */
    own: OwnProjectDetail | null
    /** Initial values of a new project. */
    start: ProjectValues
    /** Called after the first change is saved. */
    onBegun: () => void
  }

export type KnowingFormProps = ProjectFormProps & { facts: EditorFacts }
