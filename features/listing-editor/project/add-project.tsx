'use client'

import { GatedForm } from '@/features/listing-editor/gated-form.tsx'
import type { AddProjectProps } from './form-props.ts'

const fresh = { draft: null, copy: null }
const loadForm = () => import('./new-project.tsx')

/** New-project page, gated by permission. */
export function AddProject(props: AddProjectProps) {
  return <GatedForm kind="project" load={loadForm} of={props} fresh={fresh} />
}
