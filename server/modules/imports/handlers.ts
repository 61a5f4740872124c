import type { Handlers } from '@/server/http/handler.ts'
import { listImportCells, mendImportCells } from './cells.ts'
import { suggestColumns } from './columns.ts'
import {
  checkImport,
  createImport,
  getImport,
  listImports,
  runImport,
  stopImport,
  takeImportBack,
} from './runs.ts'
import { toCell, toImportRun } from './wire.ts'

export const importsHandlers = {
  async getImports({ query: { after, limit } }, context) {
    const { rows, hasMore } = await listImports(context, { after, limit })
    const at = context.deps.clock()
    return {
      error: false,
      message: rows.length > 0 ? 'Imports found.' : 'There are no imports.',
      next: hasMore ? (rows.at(-1)?.id ?? null) : null,
      data: rows.map((run) => toImportRun(run, at)),
    }
  },

  async createImport({ body: { upload } }, context) {
    const id = await createImport(context, upload)
    return { error: false, message: 'The file is uploaded.', data: { id } }
  },

  async getImport({ path: { id } }, context) {
    const run = await getImport(context, id)
    const data = { run: toImportRun(run, context.deps.clock()), map: run.map }
    return { error: false, message: 'Import found.', data }
  },

  async getImportColumns({ path: { id } }, context) {
    return { error: false, message: 'Columns found.', data: await suggestColumns(context, id) }
  },

  async checkImport({ path: { id }, body: { map, owner_email = '' } }, context) {
    await checkImport(context, id, { map, ownerEmail: owner_email })
    return { error: false, message: 'The file is being checked.' }
  },

  async getImportCells({ path: { id }, query: { show, after, limit } }, context) {
    const asked = { show: show ?? 'faulty', after, limit }
    const { rows, next, counts } = await listImportCells(context, id, asked)
    return {
      error: false,
      message: rows.length > 0 ? 'Cells found.' : 'There are no such cells.',
      ...counts,
      next,
      data: rows.map(toCell),
    }
  },

  async mendImportCells({ path: { id }, body: { cells } }, context) {
    await mendImportCells(context, id, cells)
    return { error: false, message: 'The cells are changed.' }
  },

  async runImport({ path: { id } }, context) {
    await runImport(context, id)
    return { error: false, message: 'The import is running.' }
  },

  async stopImport({ path: { id } }, context) {
    await stopImport(context, id)
    return { error: false, message: 'The import is stopped.' }
  },

  async takeImportBack({ path: { id } }, context) {
    await takeImportBack(context, id)
    return { error: false, message: 'The import is being taken back.' }
  },
} satisfies Partial<Handlers>
