'use client'

import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { listingRoutes } from '@/domain/listing-routes.ts'
import { propertyOf } from '@/domain/property-draft.ts'
import type { PropertyValues } from '@/domain/property-post.ts'
import { routes } from '@/domain/routes.ts'
import { Waiting } from '@/features/listing-form/gated-form.tsx'
import { PublishedNotice } from '@/features/listing-form/published-notice.tsx'
import { useBareAddress } from '@/features/listing-form/use-bare-address.ts'
import type { DraftContent } from '@/features/listing-form/use-listing-draft.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import type { KnowingFormProps, PropertyFormProps } from './form-props.ts'
import { PropertyFields } from './property-fields.tsx'
import { usePropertyDraft } from './use-property-draft.ts'
import { usePropertyFacts } from './use-property-facts.ts'

/** Writes a property and publishes it. Needs the texts of `propertyTexts`. */
export default function PropertyForm(props: PropertyFormProps) {
  const { t } = useText()
  const { facts, error, retry } = usePropertyFacts()
  if (facts) return <WithFacts {...props} facts={facts} />
  if (error) return <FailedList title={t('posting.openFailed')} error={error} onRetry={retry} />
  return <Waiting />
}

function WithFacts(props: KnowingFormProps) {
  const { t } = useText()
  const href = useHref()
  const state = usePropertyDraft(props)
  const { draft, versions } = state
  const isListed = draft.stage === 'published' && props.own === null
  useBareAddress(isListed, listingRoutes.addProperty())
  if (draft.stage === 'opening') return <Waiting />
  if (draft.stage === 'unopened') {
    return (
      <FailedList title={t('posting.openFailed')} error={draft.failure} onRetry={draft.retry} />
    )
  }
  if (draft.stage === 'published' && draft.published) {
    return (
      <PublishedNotice
        published={draft.published}
        isNew={props.own === null}
        look={href(listingRoutes.myProperty(draft.published.slug))}
        all={{ href: href(routes.member('properties')), label: t('posting.done.all') }}
        onAnother={props.onAnother}
      />
    )
  }
  return <Fields key={versions} {...props} state={state} content={draft.content} />
}

type FieldsProps = KnowingFormProps & {
  state: ReturnType<typeof usePropertyDraft>
  content: DraftContent
}

function Fields({ content, ...rest }: FieldsProps) {
  const [defaultValues] = useState(() => propertyOf(content))
  const form = useForm<PropertyValues>({ defaultValues })
  return (
    <FormProvider {...form}>
      <PropertyFields {...rest} firstStep={typeof content.step === 'string' ? content.step : ''} />
    </FormProvider>
  )
}
