import type { ServiceContext } from '@/server/actor.ts'
import { type CsvOptions, FileFault, openCsv } from '@/server/db/import/csv-rows.ts'
import { openCopy } from './file-copy.ts'
import { listCatalogNames } from './run-store.ts'
import { getImport } from './runs.ts'
import { type FileColumn, suggestMap } from './suggest-map.ts'

export type ImportColumns = {
  columns: FileColumn[]
  categories: { slug: string; name: string }[]
  parameters: { key: string; name: string; is_number: boolean }[]
  /** JSON of a map, which may lack fields. */
  suggested: string
  /** Name of the sheet that is read; null for CSV. */
  sheet: string | null
  /** Why the file cannot be read, in words of the engine; empty if it can. */
  failure: string
}

const NO_COLUMNS = { columns: [], categories: [], parameters: [], suggested: '', sheet: null }

/** The columns of a run's file, and a map suggested by their names and values. Raises notFound. */
export async function suggestColumns(context: ServiceContext, id: number): Promise<ImportColumns> {
  const run = await getImport(context, id)
  const { deps } = context
  try {
    const copy = await openCopy(deps, run)
    if (!copy) return { ...NO_COLUMNS, failure: 'fileGone' }
    const { columns, ...format } = await readColumns(copy.path)
    const settings = await deps.settings.read()
    const catalog = await listCatalogNames(deps.db)
    const suggested = suggestMap(columns, {
      ...catalog,
      source: toSource(run.file_name),
      language: settings.default_language,
      format,
    })
    return {
      columns,
      categories: catalog.categories.map(({ slug, names }) => ({ slug, name: names[1] ?? slug })),
      parameters: catalog.parameters.map(({ name, role, kind }) => ({
        key: role ?? name,
        name,
        is_number: kind === 'number',
      })),
      suggested: JSON.stringify(suggested, null, 2),
      sheet: copy.sheet,
      failure: '',
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return { ...NO_COLUMNS, failure: `${run.file_name} ${error.fault}` }
  }
}

type FileFormat = { columns: FileColumn[]; delimiter?: string; encoding?: string }

/** Retries with the encoding that the engine recognizes. */
async function readColumns(path: string): Promise<FileFormat> {
  try {
    return await readStart(path, {})
  } catch (error) {
    if (!(error instanceof FileFault) || error.encoding === undefined) throw error
    const { encoding } = error
    return { ...(await readStart(path, { encoding })), encoding }
  }
}

const MAX_ROWS = 1000
const MAX_COLUMNS = 500
const MAX_VALUES = 30
const MAX_SAMPLES = 3
const MAX_LENGTH = 80

async function readStart(path: string, options: CsvOptions): Promise<FileFormat> {
  const csv = await openCsv(path, options)
  try {
    const found = csv.header.slice(0, MAX_COLUMNS).map((name, at) => ({
      name,
      at,
      values: new Map<string, number>(),
      filled: 0,
    }))
    let rows = 0
    for await (const { cells } of csv.rows) {
      for (const column of found) {
        const text = (cells[column.at] ?? '').trim()
        if (text === '') continue
        column.filled++
        const value = text.slice(0, MAX_LENGTH)
        if (column.values.size <= MAX_VALUES) column.values.set(value, 1)
      }
      if (++rows >= MAX_ROWS) break
    }
    const columns = found
      .filter(({ name }) => name !== '')
      .map(({ name, values }) => ({
        name,
        samples: [...values.keys()].slice(0, MAX_SAMPLES),
        values: values.size <= MAX_VALUES ? [...values.keys()] : [],
      }))
    return { columns, ...(csv.delimiter === undefined ? {} : { delimiter: csv.delimiter }) }
  } finally {
    csv.close()
  }
}

/** Letters of the file's name, such as `harbor-homes`. */
function toSource(name: string): string {
  const base = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
  return (
    base
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'import'
  )
}
