'use client'

import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { projectOf } from '@/domain/listing/project-draft.ts'
import type { ProjectValues } from '@/domain/listing/project-post.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { Waiting } from '@/features/listing-editor/gated-form.tsx'
import { ListingStages } from '@/features/listing-editor/listing-stages.tsx'
import { useEditorFacts } from '@/features/listing-editor/use-editor-facts.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import type { ListingDraft } from '../drafts/use-listing-draft.ts'
import type { KnowingFormProps, ProjectFormProps } from './form-props.ts'
import { ProjectFields } from './project-fields.tsx'
import { useProjectDraft } from './use-project-draft.ts'

/** Project editor. */
export default function ProjectForm(props: ProjectFormProps) {
  const { t } = useText()
  const { facts, error, retry } = useEditorFacts('project')
  if (facts) return <WithFacts {...props} facts={facts} />
  if (error) return <FailedList title={t('posting.openFailed')} error={error} onRetry={retry} />
  return <Waiting />
}

function WithFacts(props: KnowingFormProps) {
  const { t } = useText()
  const href = useHref()
  const draft = useProjectDraft(props)
  return (
    <ListingStages
      draft={draft}
      isNew={props.own === null}
      path={listingRoutes.addProject()}
      lookAt={({ slug, standing }) =>
        href(standing === 'public' ? routes.project(slug) : listingRoutes.editProject(slug))
      }
      all={{ href: href(routes.member('projects')), label: t('posting.allProjects') }}
      onAnother={props.onAnother}
    >
      <Fields key={draft.versions} {...props} state={draft} />
    </ListingStages>
  )
}

type FieldsProps = KnowingFormProps & { state: ListingDraft }

function Fields(props: FieldsProps) {
  // Read once as initial values; later changes flow from the form to the draft.
  const [content] = useState(props.state.content)
  const [defaultValues] = useState(() => projectOf(content))
  const form = useForm<ProjectValues>({ defaultValues })
  return (
    <FormProvider {...form}>
      <ProjectFields {...props} firstStep={typeof content.step === 'string' ? content.step : ''} />
    </FormProvider>
  )
}
