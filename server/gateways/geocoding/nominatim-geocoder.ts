import { toFields } from '@/domain/values/records.ts'
import { askService, trimmedText } from './ask-service.ts'
import type { Geocoder } from './geocoder.ts'

/** Neighborhood level. */
const ZOOM = '14'

/** Most common first. */
const TOWNS = ['city', 'town', 'village', 'municipality', 'hamlet', 'suburb', 'county'] as const

/** Nominatim reverse API (nominatim.org/release-docs/latest/api/Reverse, format jsonv2). */
export function createNominatimGeocoder({ url }: { url: URL }): Geocoder {
  return {
    async placeAt({ latitude, longitude }, language) {
      const asked = new URL(`${url.pathname.replace(/\/+$/, '')}/reverse`, url)
      asked.search = new URLSearchParams({
        format: 'jsonv2',
        lat: String(latitude),
        lon: String(longitude),
        zoom: ZOOM,
        addressdetails: '1',
        'accept-language': language,
      }).toString()
      // The usage policy of the public service requires an identifying User-Agent.
      const answer = toFields(await askService(asked, { 'User-Agent': 'Hearth' }))
      // No result, at sea for instance, is reported in a field, not by status.
      if (answer.error !== undefined) return null
      const address = toFields(answer.address)
      const town = TOWNS.map((name) => trimmedText(address[name])).find((name) => name !== '')
      const place = {
        formattedAddress: trimmedText(answer.display_name),
        city: town ?? '',
        state: trimmedText(address.state) || trimmedText(address.region),
        country: trimmedText(address.country),
      }
      return place.city || place.state || place.country ? place : null
    },
  }
}
