'use client'

import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { propertyOf } from '@/domain/listing/property-draft.ts'
import type { PropertyValues } from '@/domain/listing/property-post.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { Waiting } from '@/features/listing-editor/gated-form.tsx'
import { ListingStages } from '@/features/listing-editor/listing-stages.tsx'
import { useEditorFacts } from '@/features/listing-editor/use-editor-facts.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import type { ListingDraft } from '../drafts/use-listing-draft.ts'
import type { KnowingFormProps, PropertyFormProps } from './form-props.ts'
import { PropertyFields } from './property-fields.tsx'
import { usePropertyDraft } from './use-property-draft.ts'

/** Property editor. */
export default function PropertyForm(props: PropertyFormProps) {
  const { t } = useText()
  const { facts, error, retry } = useEditorFacts('property')
  if (facts) return <WithFacts {...props} facts={facts} />
  if (error) return <FailedList title={t('posting.openFailed')} error={error} onRetry={retry} />
  return <Waiting />
}

function WithFacts(props: KnowingFormProps) {
  const { t } = useText()
  const href = useHref()
  const draft = usePropertyDraft(props)
  return (
    <ListingStages
      draft={draft}
      isNew={props.own === null}
      path={listingRoutes.addProperty()}
      lookAt={({ slug }) => href(listingRoutes.myProperty(slug))}
      all={{ href: href(routes.member('properties')), label: t('posting.done.all') }}
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
  const [defaultValues] = useState(() => propertyOf(content))
  const form = useForm<PropertyValues>({ defaultValues })
  return (
    <FormProvider {...form}>
      <PropertyFields {...props} firstStep={typeof content.step === 'string' ? content.step : ''} />
    </FormProvider>
  )
}
