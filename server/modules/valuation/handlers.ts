import type { Handlers } from '@/server/http/handler.ts'
import { estimateHome } from './service.ts'
import { toValuation } from './wire.ts'

export const valuationHandlers = {
  async getValuation({ query }, context) {
    const estimate = await estimateHome(context, {
      latitude: query.latitude,
      longitude: query.longitude,
      categoryId: query.category_id,
      area: query.area,
      plot: query.plot,
      bedrooms: query.bedrooms,
      bathrooms: query.bathrooms,
      floors: query.floors,
      yearBuilt: query.year_built,
      yearRenovated: query.year_renovated,
    })
    return { error: false, message: 'Estimated.', data: toValuation(estimate) }
  },
} satisfies Partial<Handlers>
