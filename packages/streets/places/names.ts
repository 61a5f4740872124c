import type { Tags } from '../osm/elements.ts'

/** A name with its translations, by language. */
export type Label = { name: string; translations: readonly (readonly [string, string])[] }

const MAX_NAME_LENGTH = 200

/** `key` such as `name`; null without a name. */
export function toLabel(tags: Tags, key = 'name'): Label | null {
  const name = cleanName(tags[key])
  if (!name) return null
  const translations = Object.entries(tags).flatMap(([tag, value]) => {
    const language = tag.startsWith(`${key}:`) ? tag.slice(key.length + 1) : ''
    const translated = cleanName(value)
    return /^[a-z]{2,3}$/.test(language) && translated && translated !== name
      ? [[language, translated] as const]
      : []
  })
  return { name, translations }
}

export function plainLabel(name: string | undefined): Label | null {
  const clean = cleanName(name)
  return clean ? { name: clean, translations: [] } : null
}

/** "US" is written out; other names stay as they are. */
export function countryLabel(name: string | undefined): Label | null {
  const label = plainLabel(name)
  if (!label || !/^[A-Z]{2}$/.test(label.name)) return label
  const inLanguage = (language: string) =>
    new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(label.name) ?? ''
  const translations = LANGUAGES.map((language) => [language, inLanguage(language)] as const)
  return { name: inLanguage('en'), translations }
}

const LANGUAGES = ['es', 'de', 'ar']

/** American addresses write "OH"; people and listings say "Ohio". */
const STATES = new Map(
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
    .split(',')
    .map((line): [string, string] => [line.slice(0, 2), line.slice(3)]),
)

/** Abbreviations of American states are written out where the country is theirs. */
export function stateLabel(name: string | undefined, country: string): Label | null {
  const isAmerican = country === 'US' || country === 'USA' || country === 'United States'
  return plainLabel((isAmerican && STATES.get(name ?? '')) || name)
}

/** Names are plain text: of line breaks and control characters, spaces are left. */
function cleanName(name: string | undefined): string {
  return (name ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
}

/** Equal labels are kept once. */
export function openLabels() {
  const indexes = new Map<string, number>()
  const list: Label[] = []
  const getIndex = (label: Label): number => {
    const key = toKey(label)
    const known = indexes.get(key)
    if (known !== undefined) return known
    indexes.set(key, list.length)
    return list.push(label) - 1
  }
  const at = (index: number): Label => list[index] ?? NO_LABEL
  return { indexOf: getIndex, at }
}

const NO_LABEL: Label = { name: '', translations: [] }

function toKey(label: Label): string {
  return label.translations.length === 0 ? label.name : JSON.stringify(label)
}

/** Strings and labels of a file, each written once. Label 0 and string 0 are empty. */
export class NameTable {
  readonly #strings = new Map<string, number>([['', 0]])
  readonly #labels = new Map<string, number>([['', 0]])
  readonly #all: Label[] = [NO_LABEL]

  string(text: string): number {
    const known = this.#strings.get(text)
    if (known !== undefined) return known
    const id = this.#strings.size
    this.#strings.set(text, id)
    return id
  }

  label(label: Label | null): number {
    if (!label) return 0
    const key = toKey(label)
    const known = this.#labels.get(key)
    if (known !== undefined) return known
    const id = this.#all.length
    this.#labels.set(key, id)
    this.#all.push(label)
    this.string(label.name)
    for (const part of label.translations.flat()) this.string(part)
    return id
  }

  /** Sections of a packed file. */
  arrays() {
    const encoder = new TextEncoder()
    const texts = Array.from(this.#strings.keys(), (text) => encoder.encode(text))
    const textFirst = new Uint32Array(texts.length + 1)
    for (const [at, bytes] of texts.entries())
      textFirst[at + 1] = (textFirst[at] ?? 0) + bytes.length
    const text = new Uint8Array(textFirst.at(-1) ?? 0)
    for (const [at, bytes] of texts.entries()) text.set(bytes, textFirst[at])
    const pairs = this.#all.flatMap(({ translations }) => translations)
    const labelFirst = new Uint32Array(this.#all.length + 1)
    for (const [at, { translations }] of this.#all.entries()) {
      labelFirst[at + 1] = (labelFirst[at] ?? 0) + translations.length
    }
    return {
      text,
      textFirst,
      labelName: Uint32Array.from(this.#all, ({ name }) => this.string(name)),
      labelFirst,
      labelLanguage: Uint32Array.from(pairs, ([language]) => this.string(language)),
      labelTranslation: Uint32Array.from(pairs, ([, name]) => this.string(name)),
    }
  }
}
