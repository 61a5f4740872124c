'use client'

import { OwnForm } from '@/features/listing-editor/gated-form.tsx'
import type { EditPropertyProps } from './form-props.ts'

const loadForm = () => import('./changed-property.tsx')

/** Edit page of the user's own property. */
export function EditProperty(props: EditPropertyProps) {
  return <OwnForm load={loadForm} of={props} />
}
