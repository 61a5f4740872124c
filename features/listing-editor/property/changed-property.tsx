'use client'

import { propertyValues } from '@/client/api/member/listing-posts.ts'
import { ChangedListing } from '@/features/listing-editor/changed-listing.tsx'
import type { FormSetting } from '@/features/listing-editor/gated-form.tsx'
import type { EditPropertyProps } from './form-props.ts'
import PropertyForm from './property-form.tsx'
import { useEditedProperty } from './use-own-property.ts'

/** Editor of an existing property. */
export default function ChangedProperty({ slug, ...rest }: EditPropertyProps & FormSetting) {
  return (
    <ChangedListing edited={useEditedProperty(slug, rest)}>
      {(form) => <PropertyForm {...rest} {...form} start={propertyValues(form.own)} />}
    </ChangedListing>
  )
}
