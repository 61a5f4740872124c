import { csvReply } from '@/server/http/csv-reply.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { toCategoryChoices } from '../figures/wire.ts'
import { countExport, exportList, listExportChoices } from './exports.ts'

export const exportsHandlers = {
  async getExportChoices(_input, context) {
    const choices = await listExportChoices(context)
    const naming = { catalog: await context.deps.catalog.read(), language: context.language }
    return {
      error: false,
      message: 'The choices.',
      data: { ...choices, categories: toCategoryChoices(naming) },
    }
  },

  async countExport({ query }, context) {
    return { error: false, message: 'Counted.', data: { count: await countExport(context, query) } }
  },

  async exportList({ body }, context) {
    const { name, lines } = await exportList(context, body)
    return csvReply(name, lines)
  },
} satisfies Partial<Handlers>
