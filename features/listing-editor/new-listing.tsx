'use client'

import { type ReactNode, useState } from 'react'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { DraftList } from './drafts/draft-list.tsx'
import { useDraftName } from './drafts/use-draft-name.ts'
import { useDrafts } from './drafts/use-drafts.ts'
import { Waiting } from './gated-form.tsx'
import type { Asked } from './use-own-listing.ts'

export type BegunForm<Values> = {
  draft: string
  mayExist: boolean
  start: Values
  onBegun: () => void
}

type NewListingProps<Values> = {
  kind: DraftKind
  viewer: number
  draft: string | null
  /** Initial values. */
  copied: Asked<Values>
  /** Editor path of a draft. */
  pathOf: (draft: string) => string
  children: (form: BegunForm<Values>) => ReactNode
}

/** New listing from a draft, from a copy, or empty. */
export function NewListing<Values>(props: NewListingProps<Values>) {
  const { t } = useText()
  const { values, error, retry } = props.copied
  if (values !== undefined)
    return <Begun key={props.draft ?? 'new'} {...props} start={values} named={props.draft} />
  if (error) return <FailedList title={t('posting.copyFailed')} error={error} onRetry={retry} />
  return <Waiting />
}

type BegunProps<Values> = Omit<NewListingProps<Values>, 'draft' | 'copied'> & {
  start: Values
  named: string | null
}

function Begun<Values>(props: BegunProps<Values>) {
  const { kind, viewer, named, start, pathOf, children } = props
  const href = useHref()
  const { draft, mayExist } = useDraftName(named)
  const [isBegun, setBegun] = useState(mayExist)
  const { drafts, discard } = useDrafts(kind, viewer)
  const others = (drafts ?? []).filter(({ id }) => id !== draft)
  const onBegun = () => {
    if (isBegun) return
    setBegun(true)
    // Lets a reload continue the draft, without a navigation.
    history.replaceState(history.state, '', href(pathOf(draft)))
  }
  return (
    <>
      {isBegun ? null : (
        <DraftList drafts={others} hrefOf={(id) => href(pathOf(id))} onDiscard={discard} />
      )}
      {children({ draft, mayExist, start, onBegun })}
    </>
  )
}
