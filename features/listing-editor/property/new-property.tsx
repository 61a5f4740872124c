'use client'

import { listingRoutes } from '@/domain/web/listing-routes.ts'
import type { FormSetting } from '@/features/listing-editor/gated-form.tsx'
import { NewListing } from '@/features/listing-editor/new-listing.tsx'
import type { AddPropertyProps } from './form-props.ts'
import PropertyForm from './property-form.tsx'
import { useCopiedProperty } from './use-own-property.ts'

/** Editor of a new property. */
export default function NewProperty(props: AddPropertyProps & FormSetting) {
  const { draft, copy, ...rest } = props
  const copied = useCopiedProperty(draft ? null : copy)
  return (
    <NewListing
      {...{ draft, copied, kind: 'property', viewer: rest.viewer }}
      pathOf={(name) => listingRoutes.addProperty({ draft: name })}
    >
      {(form) => <PropertyForm {...rest} {...form} own={null} />}
    </NewListing>
  )
}
