import { toFields } from '@/domain/values/records.ts'
import { askService, trimmedText } from './ask-service.ts'
import type { Geocoder } from './geocoder.ts'

/** Most common first. */
const TOWNS = ['locality', 'postal_town', 'sublocality', 'administrative_area_level_2'] as const

/**
 * Google Geocoding API
 * (developers.google.com/maps/documentation/geocoding/requests-reverse-geocoding).
 */
export function createGoogleGeocoder({ url, key }: { url: URL; key: string }): Geocoder {
  return {
    async placeAt({ latitude, longitude }, language) {
      const asked = new URL(`${url.pathname.replace(/\/+$/, '')}/maps/api/geocode/json`, url)
      asked.search = new URLSearchParams({
        latlng: `${latitude},${longitude}`,
        language,
        key,
      }).toString()
      const answer = toFields(await askService(asked))
      const status = trimmedText(answer.status)
      if (status === 'ZERO_RESULTS') return null
      if (status !== 'OK')
        throw new Error(`The maps service ${url.host} says ${status || 'nothing'}`)
      const [first] = Array.isArray(answer.results) ? answer.results : []
      const { formatted_address: address, address_components: parts } = toFields(first)
      const named = (type: string) => findComponent(parts, type)
      const town = TOWNS.map(named).find((name) => name !== '')
      return {
        formattedAddress: trimmedText(address),
        city: town ?? '',
        state: named('administrative_area_level_1'),
        country: named('country'),
      }
    },
  }
}

function findComponent(components: unknown, type: string): string {
  if (!Array.isArray(components)) return ''
  const found = components.map(toFields).find(({ types }) => {
    return Array.isArray(types) && types.includes(type)
  })
  return trimmedText(found?.long_name)
}
