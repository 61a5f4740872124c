import { dirname } from 'node:path'
import { createKeyReach, type FoundBoundary, type KeyReach } from './reachable-keys.ts'
import { sourceFiles } from './source-modules.ts'

/** Keys to send, by name of a boundary. */
export type DerivedTexts = { texts: ReadonlyMap<string, readonly string[]>; faults: string[] }

type Names = ReadonlySet<string>

type Derivation = {
  reach: KeyReach
  /** Key → `file:line`, by name of a boundary. */
  needs: Map<string, Map<string, string>>
  places: { found: FoundBoundary; around: Names }[]
  /** Names by folder, outermost first. */
  layouts: Map<string, string[]>
  faults: string[]
}

/** Derives what each boundary in `app/` sends from the code it renders. */
export function deriveTexts(root: string, keys: ReadonlySet<string>): DerivedTexts {
  const derivation: Derivation = {
    reach: createKeyReach(root, keys),
    needs: new Map(),
    places: [],
    layouts: new Map(),
    faults: [],
  }
  const files = sourceFiles(root, ['app'])
  const named = (name: RegExp) => files.filter((file) => name.test(file))
  const layouts = named(/\/(layout|template)\.tsx$/)
  layouts.sort((one, other) => countFolders(one) - countFolders(other))
  for (const file of layouts) addLayout(derivation, file)
  for (const file of named(/\/(error|loading|not-found)\.tsx$/)) addToLayout(derivation, file)
  for (const file of named(/\/page\.tsx$/)) addPage(derivation, file)
  const { places, faults } = derivation
  faults.push(...places.flatMap((place) => knownFault(derivation, place) ?? []))
  return { texts: sentTexts(derivation), faults: [...new Set(faults)] }
}

const countFolders = (file: string) => file.split('/').length

function addLayout(derivation: Derivation, file: string): void {
  const around = namesAbove(derivation, dirname(dirname(file)))
  const { boundaries } = derivation.reach.ofFile(file)
  const names = addBoundaries(derivation, boundaries, new Set(around))
  const folder = dirname(file)
  derivation.layouts.set(folder, [...(derivation.layouts.get(folder) ?? []), ...names])
}

/** Replacements of pages, such as errors: the layout sends their texts. */
function addToLayout(derivation: Derivation, file: string): void {
  const around = namesAbove(derivation, dirname(file))
  const { keys, boundaries } = derivation.reach.ofFile(file)
  addBoundaries(derivation, boundaries, new Set(around))
  const innermost = around.at(-1)
  if (innermost) addNeeds(derivation, innermost, keys)
  else addStray(derivation, file, keys, around)
}

function addPage(derivation: Derivation, file: string): void {
  const around = namesAbove(derivation, dirname(file))
  const { keys, boundaries } = derivation.reach.ofFile(file)
  addBoundaries(derivation, boundaries, new Set(around))
  addStray(derivation, file, keys, around)
}

function addStray(
  derivation: Derivation,
  file: string,
  keys: ReadonlyMap<string, string>,
  around: readonly string[],
): void {
  const sent = available(derivation, around)
  for (const [key, place] of keys) {
    if (!sent.has(key)) {
      derivation.faults.push(
        `${place}: \`${key}\` is not sent: ${file} shows it outside of <PageData>`,
      )
    }
  }
}

/** Returns the names of those around `children`. */
function addBoundaries(
  derivation: Derivation,
  boundaries: readonly FoundBoundary[],
  around: Names,
): string[] {
  return boundaries.flatMap((found) => {
    const { name, isAround } = found.boundary
    derivation.places.push({ found, around })
    const { keys, boundaries: inner } = derivation.reach.ofBoundary(found)
    addNeeds(derivation, name, keys)
    const names = addBoundaries(derivation, inner, new Set([...around, name]))
    return isAround ? [name, ...names] : []
  })
}

function addNeeds({ needs }: Derivation, name: string, keys: ReadonlyMap<string, string>): void {
  needs.set(name, new Map([...(needs.get(name) ?? []), ...keys]))
}

function namesAbove({ layouts }: Derivation, folder: string): string[] {
  const folders = [...layouts.keys()].filter((one) => `${folder}/`.startsWith(`${one}/`)).sort()
  return folders.flatMap((one) => layouts.get(one) ?? [])
}

function available({ needs }: Derivation, names: Iterable<string>): Set<string> {
  return new Set([...names].flatMap((name) => [...(needs.get(name)?.keys() ?? [])]))
}

function knownFault(
  derivation: Derivation,
  { found, around }: Derivation['places'][number],
): string | null {
  const { name, known, place } = found.boundary
  if (known === null) return null
  const own = derivation.needs.get(name)
  if (!own?.has(known)) return `${place}: \`${known}\` is no text of "${name}"`
  const sent = available(derivation, around)
  const missing = [...own.keys()].find((key) => !sent.has(key))
  if (!sent.has(known) || !missing) return null
  return `${place}: "${name}" counts as sent by \`${known}\`, but \`${missing}\` is not sent`
}

/** Omits keys that are sent around a boundary anyway. */
function sentTexts(derivation: Derivation): Map<string, string[]> {
  const { needs, places } = derivation
  const names = [...needs.keys()].sort()
  return new Map(
    names.map((name) => {
      const around = places
        .filter(({ found }) => found.boundary.name === name)
        .map((place) => available(derivation, place.around))
      const isSentBefore = (key: string) => around.every((sent) => sent.has(key))
      const keys = [...(needs.get(name)?.keys() ?? [])]
      return [name, keys.filter((key) => !isSentBefore(key)).sort()]
    }),
  )
}
