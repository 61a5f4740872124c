import { toValues } from './draft-content.ts'
import { noProject, type PostedFloorPlan, type ProjectValues, planField } from './project-post.ts'
import { projectTypes } from './project-type.ts'

/** Form order. */
export const projectFields = [
  'title',
  'category_id',
  'type',
  'description',
  'address',
  'city',
  'state',
  'country',
  'position',
  'pictures',
  'video_link',
  'plans',
  'documents',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'slug_id',
  'meta_picture',
] as const satisfies readonly (keyof ProjectValues)[]

export const projectSteps = ['basics', 'place', 'media', 'plans', 'seo', 'review'] as const

export type ProjectStep = (typeof projectSteps)[number]

/** Accepts rows such as `plans.p3`. */
export function toProjectStep(field: string): ProjectStep {
  return stepsByField.get(field.split('.')[0] ?? '') ?? 'basics'
}

const fieldsByStep: readonly [ProjectStep, readonly string[]][] = [
  ['place', ['address', 'city', 'state', 'country', 'position']],
  ['media', ['pictures', 'video_link', 'documents']],
  ['plans', ['plans']],
  ['seo', ['meta_title', 'meta_description', 'meta_keywords', 'slug_id', 'meta_picture']],
]

const stepsByField = new Map<string, ProjectStep>(
  fieldsByStep.flatMap(([step, fields]) =>
    fields.map((field): [string, ProjectStep] => [field, step]),
  ),
)

export function toProjectValues(content: Readonly<Record<string, unknown>>): ProjectValues {
  const values = toValues(content, noProject)
  return projectTypes.includes(values.type) ? values : { ...values, type: noProject.type }
}

/** Form name of a field that the provider rejected. */
export function toProjectField(wire: string, plans: readonly PostedFloorPlan[]): string {
  const [, name = wire, row] = /^([a-z_\d]+)(?:[[.](\d+))?/.exec(wire) ?? []
  const plan = name === 'plans' && row !== undefined ? plans[Number(row)] : undefined
  if (plan) return planField(plan.key)
  return fieldsByWire.get(name) ?? name
}

const fieldsByWire = new Map([
  ['location', 'address'],
  ['image', 'pictures'],
  ['gallery_images', 'pictures'],
  ['remove_gallery_images', 'pictures'],
  ['document_files', 'documents'],
  ['remove_documents', 'documents'],
  ['remove_plans', 'plans'],
  ['meta_image', 'meta_picture'],
  ['meta_upload', 'meta_picture'],
  ['latitude', 'position'],
  ['longitude', 'position'],
])
