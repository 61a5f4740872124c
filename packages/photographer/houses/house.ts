import type { Site } from '../outdoors/site.ts'
import { craftsman } from './house-craftsman.ts'
import { brickHouse, tiledHouse } from './house-masonry.ts'
import { cube, lowHouse } from './house-modern.ts'
import type { Home } from './house-parts.ts'
import { farmhouse } from './house-timber.ts'

/** One of several kinds of detached house. */
export function house(site: Site, kind: number): Home {
  const kinds = [farmhouse, craftsman, tiledHouse, cube, brickHouse, lowHouse]
  return (kinds[kind % kinds.length] ?? farmhouse)(site)
}
