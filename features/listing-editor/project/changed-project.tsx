'use client'

import { projectValues } from '@/client/api/member/own-projects.ts'
import { ChangedListing } from '@/features/listing-editor/changed-listing.tsx'
import type { FormSetting } from '@/features/listing-editor/gated-form.tsx'
import type { EditProjectProps } from './form-props.ts'
import ProjectForm from './project-form.tsx'
import { useEditedProject } from './use-own-project.ts'

/** Editor of an existing project. */
export default function ChangedProject({ slug, ...rest }: EditProjectProps & FormSetting) {
  return (
    <ChangedListing edited={useEditedProject(slug, rest)}>
      {(form) => <ProjectForm {...rest} {...form} start={projectValues(form.own)} />}
    </ChangedListing>
  )
}
