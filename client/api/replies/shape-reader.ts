import { isRecord } from '@/domain/values/records.ts'

/** Types as `scripts/generating/reply-shapes.mjs` writes them. */
export type Shapes = {
  objects: Readonly<Record<string, string>>
  values: readonly (readonly unknown[])[]
}

/** Undefined stands for "not a value of this type": JSON has no such value. */
type TypeReader = {
  read: (value: unknown) => unknown
  empty: () => unknown
  /** Zero or less: not of this type. */
  fit: (value: unknown) => number
  isNullable?: boolean
}

type Field = { name: string; isEssential: boolean; isOptional: boolean; type: TypeReader }

/** Reads values of a type, in place, and lists the essential fields that rows were left out for. */
export class ShapeReader {
  private readonly shapes: Shapes
  private readonly types = new Map<string, TypeReader>()
  private leftOut: string[] = []
  private lacking = ''

  constructor(shapes: Shapes) {
    this.shapes = shapes
  }

  read(shape: string, value: unknown): { value: unknown; leftOut: readonly string[] } {
    this.leftOut = []
    this.lacking = ''
    return { value: this.getType(shape).read(value), leftOut: this.leftOut }
  }

  private getType(shape: string): TypeReader {
    const known = this.types.get(shape)
    if (known) return known
    const type = this.createType(shape)
    this.types.set(shape, type)
    return type
  }

  private createType(shape: string): TypeReader {
    const rest = shape.slice(1)
    switch (shape[0]) {
      case '?':
        return { ...this.getType(rest), isNullable: true }
      case '[':
        return createListType(this.getType(rest), () => this.noteLeftOut())
      case '{':
        return createMapType(this.getType(rest))
      case '<': {
        const types = rest.slice(0, -1).split('|')
        return createChoiceType(types.map((type) => this.getType(type)))
      }
      case 'e':
        return createEnumType(this.shapes.values[Number(rest)] ?? [])
      case '@':
        return this.createObjectType(rest)
      default:
        return plainTypes[shape] ?? anything
    }
  }

  private noteLeftOut(): void {
    if (this.lacking) this.leftOut.push(this.lacking)
    this.lacking = ''
  }

  private createObjectType(name: string): TypeReader {
    // Read when first needed: an object may contain itself.
    let fields: Field[] | undefined
    const getFields = () => {
      fields ??= (this.shapes.objects[name] ?? '').split(' ').map((entry) => this.parseField(entry))
      return fields
    }
    const read = (value: unknown) => {
      if (!isRecord(value)) return undefined
      for (const field of getFields()) {
        if (readField(value, field)) continue
        this.lacking = `${name}.${field.name}`
        return undefined
      }
      return value
    }
    return {
      read,
      empty: () => read({}),
      fit: (value) => {
        if (!isRecord(value)) return 0
        const fits = getFields().map(({ name, type }) =>
          name in value ? type.fit(value[name]) : 0,
        )
        return fits.some((fit) => fit < 0) ? -1 : 1 + fits.filter(Boolean).length
      },
    }
  }

  private parseField(entry: string): Field {
    const [key = '', shape = ''] = splitAt(entry, entry.indexOf(':'))
    const isEssential = key.startsWith('!')
    const isOptional = key.startsWith('-')
    const name = isEssential || isOptional ? key.slice(1) : key
    return { name, isEssential, isOptional, type: this.getType(shape) }
  }
}

/** Whether the object can be used with what the field is now. */
function readField(object: Record<string, unknown>, field: Field): boolean {
  const { name, isEssential, isOptional, type } = field
  const before = object[name]
  if (before === null && type.isNullable) return !isEssential
  const value = before == null ? undefined : type.read(before)
  if (isEssential) {
    object[name] = value
    return value !== undefined && value !== ''
  }
  if (value !== undefined) {
    if (value !== before) object[name] = value
    return true
  }
  if (isOptional) {
    if (before !== undefined) delete object[name]
    return true
  }
  object[name] = type.isNullable ? null : type.empty()
  return object[name] !== undefined
}

/** A list with gaps comes as an object of numbers. */
function createListType(item: TypeReader, onLeftOut: () => void): TypeReader {
  const readItem = (value: unknown) => {
    if (value === null) return item.isNullable ? null : undefined
    const read = item.read(value)
    if (read === undefined && isRecord(value)) onLeftOut()
    return read
  }
  return {
    read(value) {
      const list = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : null
      if (!list) return undefined
      const items = list.map(readItem)
      const isSame = list === value && items.every((one, at) => one === list[at])
      return isSame ? value : items.filter((one) => one !== undefined)
    },
    empty: () => [],
    fit: (value) => (Array.isArray(value) ? 1 : 0),
  }
}

function createMapType(item: TypeReader): TypeReader {
  return {
    read(value) {
      if (!isRecord(value)) return undefined
      for (const [key, inner] of Object.entries(value)) {
        if (inner === null && item.isNullable) continue
        const read = item.read(inner)
        if (read === undefined) delete value[key]
        else if (read !== inner) value[key] = read
      }
      return value
    },
    empty: () => ({}),
    fit: (value) => (isRecord(value) ? 1 : 0),
  }
}

function createChoiceType(types: readonly TypeReader[]): TypeReader {
  const bestFor = (value: unknown) => {
    const fits = types.map((type) => type.fit(value))
    const best = Math.max(...fits)
    return best > 0 ? types[fits.indexOf(best)] : undefined
  }
  return {
    read(value) {
      const fitting = bestFor(value)
      if (fitting) return fitting.read(value)
      // Objects of another kind are somebody else's; a plain value may be understood.
      return isRecord(value) ? undefined : types[0]?.read(value)
    },
    empty: () => types[0]?.empty(),
    fit: (value) => Math.max(...types.map((type) => type.fit(value))),
  }
}

/** One of a few values; of an unknown word nothing is left, which no dictionary has an entry for. */
function createEnumType(values: readonly unknown[]): TypeReader {
  const [first] = values
  const isFlag = values.length === 2 && values.every((value) => value === 0 || value === 1)
  const isKind = values.length === 1 && typeof first === 'string'
  return {
    read(value) {
      if (values.includes(value)) return value
      if (typeof value === 'boolean' && isFlag) return Number(value)
      return values.find((known) => String(known) === String(value))
    },
    empty: () => (typeof first === 'string' && values.length > 1 ? '' : first),
    // An object of another kind is told by the one word that it has for it.
    fit: (value) => (values.includes(value) ? 1 : isKind ? -1 : 0),
  }
}

const plainTypes: Readonly<Record<string, TypeReader>> = {
  s: {
    read: (value) => (typeof value === 'number' ? String(value) : textOrNothing(value)),
    empty: () => '',
    fit: (value) => (typeof value === 'string' ? 1 : 0),
  },
  d: {
    read: (value) => (Number.isNaN(Date.parse(String(value))) ? undefined : textOrNothing(value)),
    empty: () => '',
    fit: (value) => (typeof value === 'string' ? 1 : 0),
  },
  n: {
    read: numberOrNothing,
    empty: () => 0,
    fit: (value) => (typeof value === 'number' ? 1 : 0),
  },
  b: {
    read: (value) => booleans.get(value),
    empty: () => false,
    fit: (value) => (typeof value === 'boolean' ? 1 : 0),
  },
}

const anything: TypeReader = { read: (value) => value, empty: () => null, fit: () => 1 }

const booleans = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false'].map((value) => [value, false] as const),
])

function textOrNothing(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function numberOrNothing(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

function splitAt(text: string, place: number): [string, string] {
  return [text.slice(0, place), text.slice(place + 1)]
}
