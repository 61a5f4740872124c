'use client'

import { Fragment, type ReactNode, useState } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { useDiscarding } from './drafts/use-discarding.ts'
import { Waiting } from './gated-form.tsx'
import { DecisionNotes } from './publishing/decision-notes.tsx'
import type { Asked, Edited } from './use-own-listing.ts'

type Judged = {
  request_status: string
  reject_reason?: { reason: string } | null
  /** Properties only, for example `sell` or `sold`. */
  property_type?: string
}

export type ChangedForm<Own> = {
  own: Own
  draft: string
  mayExist: boolean
  onBegun: () => void
}

type ChangedListingProps<Own> = {
  edited: Asked<Edited<Own>>
  children: (form: ChangedForm<Own>) => ReactNode
}

/** Editor of an existing listing, below the review decision. */
export function ChangedListing<Own extends Judged>({ edited, children }: ChangedListingProps<Own>) {
  const { t } = useText()
  const { values, error, retry } = edited
  if (values?.own.property_type === 'sold')
    return <EmptyState title={t('posting.sold')}>{t('posting.soldText')}</EmptyState>
  if (values) return <Known {...values}>{children}</Known>
  if (error instanceof ApiError && error.kind === 'notFound')
    return <EmptyState title={t('posting.notYours')}>{t('posting.notYoursText')}</EmptyState>
  if (error) return <FailedList title={t('posting.openFailed')} error={error} onRetry={retry} />
  return <Waiting />
}

type KnownProps<Own> = Edited<Own> & Pick<ChangedListingProps<Own>, 'children'>

function Known<Own extends Judged>({ own: read, draft: begun, children }: KnownProps<Own>) {
  // The first read counts: the form detects later changes on the server.
  const [form, setForm] = useState(() => formOf(read, begun))
  const [isDiscarding, setDiscarding] = useState(false)
  const discard = useDiscarding()
  const discardChanges = async () => {
    setDiscarding(true)
    if (await discard(form.draft)) setForm(formOf(read, null))
    setDiscarding(false)
  }
  // Unmounted meanwhile, or the form would save the draft again.
  if (isDiscarding) return <Waiting />
  const { own } = form
  return (
    <>
      <DecisionNotes
        isRejected={own.request_status === 'rejected'}
        reason={own.reject_reason?.reason ?? ''}
        onDiscard={form.mayExist ? discardChanges : null}
      />
      <Fragment key={form.draft}>{children({ ...form, onBegun: nothing })}</Fragment>
    </>
  )
}

function formOf<Own>(own: Own, draft: string | null) {
  return { own, draft: draft ?? crypto.randomUUID(), mayExist: draft !== null }
}

function nothing() {}
