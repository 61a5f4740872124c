'use client'

import { listingRoutes } from '@/domain/web/listing-routes.ts'
import type { FormSetting } from '@/features/listing-editor/gated-form.tsx'
import { NewListing } from '@/features/listing-editor/new-listing.tsx'
import type { AddProjectProps } from './form-props.ts'
import ProjectForm from './project-form.tsx'
import { useCopiedProject } from './use-own-project.ts'

/** Editor of a new project. */
export default function NewProject(props: AddProjectProps & FormSetting) {
  const { draft, copy, ...rest } = props
  const copied = useCopiedProject(draft ? null : copy)
  return (
    <NewListing
      {...{ draft, copied, kind: 'project', viewer: rest.viewer }}
      pathOf={(name) => listingRoutes.addProject({ draft: name })}
    >
      {(form) => <ProjectForm {...rest} {...form} own={null} />}
    </NewListing>
  )
}
