import { valuesOf } from './draft-content.ts'
import { noProperty, type PropertyValues } from './property-post.ts'

/** Fields of a property in the order of its form, as two versions are compared and faults are told. */
export const propertyFields = [
  'title',
  'category_id',
  'property_type',
  'price',
  'rentduration',
  'is_premium',
  'description',
  'address',
  'city',
  'state',
  'country',
  'position',
  'client_address',
  'hides_exact_place',
  'parameters',
  'facilities',
  'pictures',
  'panorama',
  'video_link',
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

/** The step of a field, or of a row in one of its groups such as `parameters.f3`. */
export function propertyStepOf(field: string): PropertyStep {
  return stepsByField.get(field.split('.')[0] ?? '') ?? 'basics'
}

const stepsByField = new Map<string, PropertyStep>([
  ...['address', 'city', 'state', 'country', 'position', 'client_address', 'hides_exact_place'].map(
    (field): [string, PropertyStep] => [field, 'place'],
  ),
  ['parameters', 'details'],
  ['facilities', 'nearby'],
  ...['pictures', 'panorama', 'video_link', 'documents'].map((field): [string, PropertyStep] => [
    field,
    'media',
  ]),
  ...['meta_title', 'meta_description', 'meta_keywords', 'slug_id', 'meta_picture'].map(
    (field): [string, PropertyStep] => [field, 'seo'],
  ),
])

/** What a draft holds of a property; whatever is no value of its field is as if it were not there. */
export function propertyOf(content: Readonly<Record<string, unknown>>): PropertyValues {
  return valuesOf(content, noProperty)
}

/**
 * The form's name of a field that the provider refused: rows of lists by what they are about, files by
 * where they are chosen. `told` are the facilities in the order in which they were sent.
 */
export function propertyFieldOf(wire: string, told: readonly number[]): string {
  const [, name = wire, row] = /^([a-z_\d]+)(?:[[.](\d+))?/.exec(wire) ?? []
  if (name === 'parameters' && row !== undefined && told[Number(row)] !== undefined)
    return `parameters.f${told[Number(row)]}`
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
