import type { Position } from './position.ts'

/** 0–1, west to east and north to south. Web Mercator (EPSG:3857) ends at 85.0511 degrees. */
export function webMercator({ latitude, longitude }: Position): { x: number; y: number } {
  const bounded = Math.min(Math.max(latitude, -LAST_LATITUDE), LAST_LATITUDE)
  const angle = Math.PI / 4 + (bounded * Math.PI) / 360
  return { x: (longitude + 180) / 360, y: (1 - Math.log(Math.tan(angle)) / Math.PI) / 2 }
}

const LAST_LATITUDE = 85.0511
