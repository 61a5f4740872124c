import { type Boundary, type CodeUses, codeUses } from './code-uses.ts'
import { createSourceModules, type SourceModule, type Target } from './source-modules.ts'

export type FoundBoundary = { boundary: Boundary; isBrowser: boolean }

/** Keys that code may show in the browser, up to the next boundaries. */
export type Reached = {
  /** Key → `file:line` */
  keys: ReadonlyMap<string, string>
  boundaries: readonly FoundBoundary[]
}

export type KeyReach = {
  /** All exports of a file; server code unless it starts with `'use client'`. */
  ofFile(file: string): Reached
  ofBoundary(found: FoundBoundary): Reached
}

/** Follows imports name by name, so that unused exports do not count. */
export function createKeyReach(root: string, keys: ReadonlySet<string>): KeyReach {
  const modules = createSourceModules(root)
  const isClient = (file: string) => modules.find(file).isClient
  const known = new Map<string, CodeUses>()
  const getUses = (module: SourceModule, name: string): CodeUses => {
    const id = `${module.file} ${name}`
    const declaration = module.declarations.get(name)
    const nodes = name === EFFECTS ? module.effects : declaration ? [declaration] : []
    const uses = known.get(id) ?? codeUses({ root, module, keys, isClient }, nodes)
    known.set(id, uses)
    return uses
  }
  const walk = () => createWalk((file) => modules.find(file), getUses)
  return {
    ofFile(file) {
      const { target, reached } = walk()
      target({ file, name: '*' }, false)
      return reached
    },
    ofBoundary({ boundary, isBrowser }) {
      const { uses, reached } = walk()
      uses(boundary.uses, boundary.module, isBrowser)
      return reached
    },
  }
}

/** Name of the statements that run on import. */
const EFFECTS = ''

function createWalk(
  find: (file: string) => SourceModule,
  getUses: (module: SourceModule, name: string) => CodeUses,
) {
  const keys = new Map<string, string>()
  const boundaries: FoundBoundary[] = []
  const visited = new Set<string>()
  const passedKeys = (found: CodeUses, module: SourceModule): (readonly [string, string])[] => [
    ...found.passedKeys,
    ...[...found.passedNames].flatMap((name) => [...listLooseKeys(module, name)]),
  ]
  const listLooseKeys = (
    module: SourceModule,
    name: string,
  ): Iterable<readonly [string, string]> => {
    const target = module.imports.get(name)
    if (!target) return getUses(module, name).looseKeys
    const exported = find(target.file).exports.get(target.name)
    return typeof exported === 'string' ? listLooseKeys(find(target.file), exported) : []
  }
  const uses = (found: CodeUses, module: SourceModule, isBrowser: boolean): void => {
    for (const [key, place] of isBrowser ? found.keys : passedKeys(found, module)) {
      keys.set(key, place)
    }
    for (const boundary of found.boundaries) boundaries.push({ boundary, isBrowser })
    for (const name of found.locals) local(module, name, isBrowser)
    for (const one of found.targets) target(one, isBrowser)
  }
  const local = (module: SourceModule, name: string, isBrowser: boolean): void => {
    const id = `${isBrowser} ${module.file} ${name}`
    if (visited.has(id)) return
    visited.add(id)
    const imported = module.imports.get(name)
    if (imported) target(imported, isBrowser)
    else uses(getUses(module, name), module, isBrowser)
  }
  const target = ({ file, name }: Target, isBehindClient: boolean): void => {
    const module = find(file)
    const isBrowser = isBehindClient || module.isClient
    const id = `${isBrowser} ${file} export ${name}`
    if (visited.has(id)) return
    visited.add(id)
    local(module, EFFECTS, isBrowser)
    const names = name === '*' ? [...module.exports.keys()] : [name]
    for (const one of names) {
      const found = module.exports.get(one)
      if (typeof found === 'string') local(module, found, isBrowser)
      else if (found) target(found, isBrowser)
    }
    if (name === '*' || !module.exports.has(name)) {
      for (const passed of module.passedOn) target({ file: passed, name }, isBrowser)
    }
  }
  return { uses, target, reached: { keys, boundaries } }
}
