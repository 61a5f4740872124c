'use client'

import { useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { listingRoutes } from '@/domain/listing-routes.ts'
import type { PropertyValues } from '@/domain/property-post.ts'
import { DraftList } from '@/features/listing-form/draft-list.tsx'
import { type FormSetting, Waiting } from '@/features/listing-form/gated-form.tsx'
import { useDraftName } from '@/features/listing-form/use-draft-name.ts'
import { useDrafts } from '@/features/listing-form/use-drafts.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import type { AddPropertyProps } from './form-props.ts'
import PropertyForm from './property-form.tsx'
import { useCopiedProperty } from './use-own-property.ts'

type NewPropertyProps = AddPropertyProps & FormSetting

/** A new property: an earlier draft, a copy, or from the beginning. */
export default function NewProperty(props: NewPropertyProps) {
  const { t } = useText()
  const { values, error, retry } = useCopiedProperty(props.draft ? null : props.copy)
  if (error) return <FailedList title={t('posting.copyFailed')} error={error} onRetry={retry} />
  if (!values) return <Waiting />
  // Another draft is another form.
  return <Begun key={props.draft ?? 'new'} {...props} start={values} />
}

function Begun({ draft: named, start, ...rest }: NewPropertyProps & { start: PropertyValues }) {
  const href = useHref()
  const { draft, mayExist } = useDraftName(named)
  const [isBegun, setBegun] = useState(mayExist)
  const { drafts, discard } = useDrafts('property', rest.viewer)
  const others = (drafts ?? []).filter(({ id }) => id !== draft)
  const begin = () => {
    if (isBegun) return
    setBegun(true)
    // A reload goes on with it; the page itself stays as it is.
    history.replaceState(history.state, '', href(listingRoutes.addProperty({ draft })))
  }
  return (
    <>
      {isBegun ? null : (
        <DraftList
          drafts={others}
          hrefOf={(id) => href(listingRoutes.addProperty({ draft: id }))}
          onDiscard={discard}
        />
      )}
      <PropertyForm
        {...rest}
        draft={draft}
        mayExist={mayExist}
        own={null}
        start={start}
        onBegun={begin}
      />
    </>
  )
}
