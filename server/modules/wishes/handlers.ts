import type { Handlers } from '@/server/http/handler.ts'
import { understandWish } from './service.ts'

export const wishesHandlers = {
  async understandWish({ query }, context) {
    const { text = '', language = '' } = query
    const data = await understandWish(context, { text, language })
    return { error: false, message: 'Wish read.', data }
  },
} satisfies Partial<Handlers>
