import { delimiterName } from './csv-header.ts'

/** The named columns of a file. */
export type FileColumns = {
  /** Undefined if absent or ambiguous: then `faults` says so. */
  position(name: string): number | undefined
  faults(): string[]
  /** Why a row does not match the header. */
  misfit(cells: readonly string[]): string | undefined
}

export function fileColumns(header: readonly string[], delimiter?: string): FileColumns {
  const positions = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [at, name] of header.entries()) {
    if (name === '') continue
    if (positions.has(name)) repeated.add(name)
    else positions.set(name, at)
  }
  const width = Math.max(-1, ...positions.values()) + 1
  const missing = new Set<string>()
  const ambiguous = new Set<string>()
  return {
    position(name) {
      const at = positions.get(name.trim())
      if (at === undefined) missing.add(name)
      if (repeated.has(name.trim())) ambiguous.add(name)
      return at
    },
    faults: () => [
      ...[...ambiguous].map((name) => `the header has the column "${name}" more than once`),
      ...(missing.size > 0 ? [missingColumns([...missing], [...positions.keys()], delimiter)] : []),
    ],
    misfit(cells) {
      const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1
      if (cells.length < width) return misfit(cells.length, width)
      return filled > header.length ? misfit(filled, width) : undefined
    },
  }
}

function misfit(found: number, wanted: number): string {
  return `the row has ${found} ${found === 1 ? 'cell' : 'cells'} and the header ${wanted}`
}

function missingColumns(missing: string[], known: string[], delimiter: string | undefined): string {
  const separated = delimiter === undefined ? '' : `, separated by ${delimiterName(delimiter)}`
  return `the file has no column ${quoted(missing)}; its columns are ${quoted(known)}${separated}`
}

const MAX_NAMED = 20

function quoted(names: string[]): string {
  const rest = names.length - MAX_NAMED
  const shown = names.slice(0, MAX_NAMED).map((name) => JSON.stringify(name))
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
