'use client'

import { OwnForm } from '@/features/listing-editor/gated-form.tsx'
import type { EditProjectProps } from './form-props.ts'

const loadForm = () => import('./changed-project.tsx')

/** Edit page of the user's own project. */
export function EditProject(props: EditProjectProps) {
  return <OwnForm load={loadForm} of={props} />
}
