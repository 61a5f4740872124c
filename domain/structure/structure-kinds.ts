/** In the order of the page. */
export const structureKinds = [
  'category',
  'parameter',
  'nearby-place',
  'report-reason',
  'verification-field',
] as const

export type StructureKind = (typeof structureKinds)[number]

/** `choice` with `isFixed` changes only while nothing has the item. */
export type StructureField =
  | { type: 'text'; max: number; isTranslated?: true; isRequired?: true; isLong?: true }
  | { type: 'slug'; max: number }
  | { type: 'picture' }
  | { type: 'flag' }
  | { type: 'choice'; choices: readonly string[]; isFixed?: true }
  | { type: 'parameters' }

const picture = { type: 'picture' } as const
const flag = { type: 'flag' } as const

const NAME = { type: 'text', max: 100, isTranslated: true, isRequired: true } as const

/** By the name on the wire, in the order of the form. */
export const structureFields: Readonly<
  Record<StructureKind, Readonly<Record<string, StructureField>>>
> = {
  category: {
    name: NAME,
    slug: { type: 'slug', max: 100 },
    image: picture,
    parameters: { type: 'parameters' },
    meta_title: { type: 'text', max: 200 },
    meta_description: { type: 'text', max: 500, isLong: true },
    meta_keywords: { type: 'text', max: 500 },
    meta_image: picture,
  },
  parameter: {
    name: NAME,
    kind: {
      type: 'choice',
      choices: ['number', 'textbox', 'textarea', 'dropdown', 'radiobutton', 'checkbox', 'file'],
      isFixed: true,
    },
    role: { type: 'choice', choices: ['', 'bedrooms', 'bathrooms', 'area'], isFixed: true },
    is_required: flag,
    image: picture,
  },
  'nearby-place': { name: NAME, image: picture },
  'report-reason': { reason: { ...NAME, max: 300 } },
  'verification-field': {
    name: { ...NAME, max: 300 },
    kind: {
      type: 'choice',
      choices: ['text', 'number', 'textarea', 'dropdown', 'radio', 'checkbox', 'file'],
      isFixed: true,
    },
    is_required: flag,
  },
}

const KINDS_WITH_OPTIONS: readonly string[] = ['dropdown', 'radiobutton', 'radio', 'checkbox']

/** Whether people choose among options. */
export function hasOptions(kind: string | undefined): boolean {
  return kind !== undefined && KINDS_WITH_OPTIONS.includes(kind)
}

/** Whether items of the kind can have options. */
export function canHaveOptions(kind: StructureKind): boolean {
  return kind === 'parameter' || kind === 'verification-field'
}
