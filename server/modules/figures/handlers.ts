import type { Handlers } from '@/server/http/handler.ts'
import { countSearch, countView } from './counting.ts'

export const figuresHandlers = {
  async countView({ body: { kind, id } }, context) {
    countView(context, { kind, id })
    return { error: false, message: 'Thank you.' }
  },

  async countSearch({ body }, context) {
    countSearch(context, body)
    return { error: false, message: 'Thank you.' }
  },
} satisfies Partial<Handlers>
