import type { Geocoder } from './geocoder.ts'
import { createGoogleGeocoder } from './google-geocoder.ts'
import { createNominatimGeocoder } from './nominatim-geocoder.ts'

/**
 * The geocoder of GEOCODER_URL, such as `nominatim+https://maps.example.org` or
 * `google+https://maps.googleapis.com?key=…`.
 */
export function openGeocoder({
  geocoderUrl,
}: {
  geocoderUrl: string | undefined
}): Geocoder | null {
  if (!geocoderUrl) return null
  const [dialect, address = ''] = splitOnce(geocoderUrl, '+')
  const url = new URL(address)
  const key = url.searchParams.get('key') ?? ''
  return dialect === 'google'
    ? createGoogleGeocoder({ url, key })
    : createNominatimGeocoder({ url })
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}
