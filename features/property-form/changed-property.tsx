'use client'

import { useState } from 'react'
import { ApiError } from '@/client/api/api-error.ts'
import { type OwnProperty, propertyValues } from '@/client/api/listing-posts.ts'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { DecisionNotes } from '@/features/listing-form/decision-notes.tsx'
import { type FormSetting, Waiting } from '@/features/listing-form/gated-form.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import type { EditPropertyProps } from './form-props.ts'
import PropertyForm from './property-form.tsx'
import { useEditedProperty } from './use-own-property.ts'

type ChangedPropertyProps = EditPropertyProps & FormSetting

/** The form of a property that is there, with what the administrator said of it. */
export default function ChangedProperty({ slug, ...rest }: ChangedPropertyProps) {
  const { t } = useText()
  const { values, error, retry } = useEditedProperty(slug, rest)
  if (values) return <Known {...rest} {...values} />
  if (error instanceof ApiError && error.kind === 'notFound')
    return <EmptyState title={t('posting.notYours')}>{t('posting.notYoursText')}</EmptyState>
  if (error) return <FailedList title={t('posting.openFailed')} error={error} onRetry={retry} />
  return <Waiting />
}

type KnownProps = Omit<ChangedPropertyProps, 'slug'> & { own: OwnProperty; draft: string | null }

function Known({ own: read, draft: begun, ...rest }: KnownProps) {
  // What came first counts: the form notices by itself what changes meanwhile.
  const [own] = useState(read)
  const [draft] = useState(() => begun ?? crypto.randomUUID())
  const [mayExist] = useState(begun !== null)
  return (
    <>
      <DecisionNotes
        isRejected={own.request_status === 'rejected'}
        reason={own.reject_reason?.reason ?? ''}
        hasDraft={mayExist}
      />
      <PropertyForm
        {...rest}
        {...{ own, draft, mayExist }}
        start={propertyValues(own)}
        onBegun={nothing}
      />
    </>
  )
}

function nothing() {}
