import { toValues } from './draft-content.ts'
import { noProperty, type PropertyValues } from './property-post.ts'
import { propertyTexts, textsOfStep } from './property-texts.ts'

/** Form order. */
export const propertyFields = [
  'title',
  'category_id',
  'property_type',
  'price',
  'rentduration',
  'is_premium',
  'description',
  ...textsOfStep('basics'),
  'address',
  'city',
  'state',
  'country',
  'position',
  ...textsOfStep('place'),
  'hides_exact_place',
  'parameters',
  'facilities',
  'pictures',
  'panorama',
  ...textsOfStep('media'),
  'documents',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'slug_id',
  'meta_picture',
] as const satisfies readonly (keyof PropertyValues)[]

export const propertySteps = [
  'basics',
  'place',
  'details',
  'nearby',
  'media',
  'seo',
  'review',
] as const

export type PropertyStep = (typeof propertySteps)[number]

/** Accepts rows such as `parameters.f3`. */
export function toPropertyStep(field: string): PropertyStep {
  return stepsByField.get(field.split('.')[0] ?? '') ?? 'basics'
}

const stepsByField = new Map<string, PropertyStep>([
  ...propertyTexts.map(({ name, step }): [string, PropertyStep] => [name, step]),
  ...['address', 'city', 'state', 'country', 'position', 'hides_exact_place'].map(
    (field): [string, PropertyStep] => [field, 'place'],
  ),
  ['parameters', 'details'],
  ['facilities', 'nearby'],
  ...['pictures', 'panorama', 'documents'].map((field): [string, PropertyStep] => [field, 'media']),
  ...['meta_title', 'meta_description', 'meta_keywords', 'slug_id', 'meta_picture'].map(
    (field): [string, PropertyStep] => [field, 'seo'],
  ),
])

export function toPropertyValues(content: Readonly<Record<string, unknown>>): PropertyValues {
  return toValues(content, noProperty)
}

/** Form name of a field that the provider rejected. `sentIds`: parameter ids in the order sent. */
export function toPropertyField(wire: string, sentIds: readonly number[]): string {
  const [, name = wire, row] = /^([a-z_\d]+)(?:[[.](\d+))?/.exec(wire) ?? []
  if (name === 'parameters' && row !== undefined && sentIds[Number(row)] !== undefined)
    return `parameters.f${sentIds[Number(row)]}`
  return fieldsByWire.get(name) ?? name
}

const fieldsByWire = new Map([
  ['title_image', 'pictures'],
  ['gallery_images', 'pictures'],
  ['document_files', 'documents'],
  ['three_d_image', 'panorama'],
  ['three_d_upload', 'panorama'],
  ['meta_image', 'meta_picture'],
  ['meta_upload', 'meta_picture'],
  ['latitude', 'position'],
  ['longitude', 'position'],
])
