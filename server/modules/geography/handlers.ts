import type { Handlers } from '@/server/http/handler.ts'
import { placeAt } from './place-at.ts'

export const geographyHandlers = {
  async getPlaceAt({ query }, context) {
    const place = await placeAt(context, query)
    if (!place) return { error: false, message: 'No place is known there.', data: null }
    const { formattedAddress: formatted_address, ...names } = place
    return { error: false, message: 'Place found.', data: { formatted_address, ...names } }
  },
} satisfies Partial<Handlers>
