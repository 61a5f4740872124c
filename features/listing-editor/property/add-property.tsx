'use client'

import { GatedForm } from '@/features/listing-editor/gated-form.tsx'
import type { AddPropertyProps } from './form-props.ts'

const fresh = { draft: null, copy: null }
const loadForm = () => import('./new-property.tsx')

/** New-property page, gated by permission. */
export function AddProperty(props: AddPropertyProps) {
  return <GatedForm kind="property" load={loadForm} of={props} fresh={fresh} />
}
