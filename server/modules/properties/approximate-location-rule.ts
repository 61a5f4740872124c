import { createHmac } from 'node:crypto'
import type { Position } from '@/domain/place/distance.ts'
import { PUBLIC_PLACE_METRES } from '@/domain/place/public-place.ts'

const NEAREST_KM = 0.25
const FARTHEST_KM = PUBLIC_PLACE_METRES / 1000
const KM_PER_DEGREE = 111.195

/**
 * Blurs a hidden location by 250 to 700 m. Direction and distance depend on the installation's
 * secret and are constant per listing, so that repeated requests reveal no more.
 */
export function approximateLocation(exact: Position, slug: string, secret: string): Position {
  const digest = createHmac('sha256', secret).update(`place:${slug}`).digest()
  const angle = (digest.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI
  const reach = NEAREST_KM + (digest.readUInt32BE(4) / 2 ** 32) * (FARTHEST_KM - NEAREST_KM)
  const latitude = exact.latitude + (Math.sin(angle) * reach) / KM_PER_DEGREE
  const narrowing = Math.max(0.05, Math.cos((exact.latitude * Math.PI) / 180))
  const longitude = exact.longitude + (Math.cos(angle) * reach) / (KM_PER_DEGREE * narrowing)
  return { latitude: clamp(rounded(latitude), 90), longitude: clamp(rounded(longitude), 180) }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

function clamp(degrees: number, most: number): number {
  return Math.max(-most, Math.min(most, degrees))
}
