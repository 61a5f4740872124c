'use client'

import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { listingRoutes } from '@/domain/listing-routes.ts'
import { projectOf } from '@/domain/project-draft.ts'
import type { ProjectValues } from '@/domain/project-post.ts'
import { routes } from '@/domain/routes.ts'
import { Waiting } from '@/features/listing-form/gated-form.tsx'
import { PublishedNotice } from '@/features/listing-form/published-notice.tsx'
import { useBareAddress } from '@/features/listing-form/use-bare-address.ts'
import type { DraftContent } from '@/features/listing-form/use-listing-draft.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import type { KnowingFormProps, ProjectFormProps } from './form-props.ts'
import { ProjectFields } from './project-fields.tsx'
import { useProjectDraft } from './use-project-draft.ts'
import { useProjectFacts } from './use-project-facts.ts'

/** Writes a project and publishes it. Needs the texts of `propertyTexts` and `project.`. */
export default function ProjectForm(props: ProjectFormProps) {
  const { t } = useText()
  const { facts, error, retry } = useProjectFacts()
  if (facts) return <WithFacts {...props} facts={facts} />
  if (error) return <FailedList title={t('posting.openFailed')} error={error} onRetry={retry} />
  return <Waiting />
}

function WithFacts(props: KnowingFormProps) {
  const { t } = useText()
  const href = useHref()
  const state = useProjectDraft(props)
  const { draft, versions } = state
  const isListed = draft.stage === 'published' && props.own === null
  useBareAddress(isListed, listingRoutes.addProject())
  if (draft.stage === 'opening') return <Waiting />
  if (draft.stage === 'unopened') {
    return (
      <FailedList title={t('posting.openFailed')} error={draft.failure} onRetry={draft.retry} />
    )
  }
  if (draft.stage === 'published' && draft.published) {
    const { slug, isPublic } = draft.published
    return (
      <PublishedNotice
        published={draft.published}
        isNew={props.own === null}
        look={href(isPublic ? routes.project(slug) : listingRoutes.editProject(slug))}
        all={{ href: href(routes.member('projects')), label: t('posting.allProjects') }}
        onAnother={props.onAnother}
      />
    )
  }
  return <Fields key={versions} {...props} state={state} content={draft.content} />
}

type FieldsProps = KnowingFormProps & {
  state: ReturnType<typeof useProjectDraft>
  content: DraftContent
}

function Fields({ content, ...rest }: FieldsProps) {
  const [defaultValues] = useState(() => projectOf(content))
  const form = useForm<ProjectValues>({ defaultValues })
  return (
    <FormProvider {...form}>
      <ProjectFields {...rest} firstStep={typeof content.step === 'string' ? content.step : ''} />
    </FormProvider>
  )
}
