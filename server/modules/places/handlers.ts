import type { Handlers } from '@/server/http/handler.ts'
import { listCities, suggest } from './service.ts'
import { toCity, toSuggestions } from './wire.ts'

export const placesHandlers = {
  async getCities({ query }, context) {
    const { cities, total } = await listCities(context, query)
    return {
      error: false,
      message: cities.length > 0 ? 'Cities found.' : 'No cities found.',
      total,
      data: cities.map((row) => toCity(row, context.origin)),
    }
  },

  async getSearchSuggestions({ query }, context) {
    const found = await suggest(context, { text: query.query, limit: query.limit })
    const data = toSuggestions(found, context.language)
    const message = data.length > 0 ? 'Suggestions found.' : 'No suggestions found.'
    return { error: false, message, data }
  },
} satisfies Partial<Handlers>
