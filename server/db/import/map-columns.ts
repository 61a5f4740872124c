import { namesIn } from './cell-readers.ts'
import type { CellSpec, ImportMap, ValueSpec } from './map.ts'

/** Names of the columns that a map uses. */
export function usedColumns(map: ImportMap): Set<string> {
  const { parameters, ...fields } = map.fields
  const specs = [map.values, fields, parameters].flatMap((group) => Object.values(group))
  const used = specs.flatMap((spec) => cellsIn(spec).flatMap(columnsIn))
  const skipped = map.skip_rows ? [map.skip_rows].flat().map(({ column }) => column) : []
  return new Set([...used, ...skipped].filter((name) => !Object.hasOwn(map.values, name)))
}

function cellsIn(spec: ValueSpec | undefined): CellSpec[] {
  return [spec ?? []].flat().filter((it) => typeof it === 'object')
}

function columnsIn({ column, template = '', when = [] }: CellSpec): string[] {
  const own = column === undefined ? namesIn(template) : [column]
  return [...own, ...[when].flat().map((it) => it.column)]
}
