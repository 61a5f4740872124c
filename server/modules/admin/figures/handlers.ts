import type { Handlers } from '@/server/http/handler.ts'
import { listMissedSearches, viewFigures, viewFunnel, viewIncome } from './figures.ts'
import { toCategoryChoices, toIncome, toMissedSearch, toWaiting } from './wire.ts'

export const adminFiguresHandlers = {
  async getFigures({ query }, context) {
    const { period, ...figures } = await viewFigures(context, query)
    const { from, to, unit, starts } = period
    const naming = { catalog: await context.deps.catalog.read(), language: context.language }
    return {
      error: false,
      message: 'The figures.',
      data: {
        ...figures,
        period: { from, to, unit, starts },
        categories: toCategoryChoices(naming),
      },
    }
  },

  async getFunnel({ query }, context) {
    const { stages, approval, answer } = await viewFunnel(context, query)
    const { unanswered, ...times } = answer
    return {
      error: false,
      message: 'The funnel.',
      data: {
        stages,
        approval: toWaiting(approval),
        answer: { ...toWaiting(times), unanswered },
      },
    }
  },

  async getMissedSearches({ query }, context) {
    const rows = await listMissedSearches(context, query)
    const naming = { catalog: await context.deps.catalog.read(), language: context.language }
    return {
      error: false,
      message: 'Searches that found nothing.',
      data: rows.map((row) => toMissedSearch(row, naming)),
    }
  },

  async getIncome({ query }, context) {
    const { rows, points } = await viewIncome(context, query)
    return { error: false, message: 'The income.', data: toIncome(rows, points) }
  },
} satisfies Partial<Handlers>
