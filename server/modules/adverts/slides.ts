import { inTurn, turnAt } from '@/domain/search/featured-rotation.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { type AdvertSlide, readAdvertSlides } from './slides-store.ts'

export type { AdvertSlide } from './slides-store.ts'

/** So that the operator's own slides are not drowned. */
const MAX_SLIDES = 3

/** Adverts of the slider whose turn it is. */
export async function slidesInTurn({
  deps: { db, clock },
}: ServiceContext): Promise<AdvertSlide[]> {
  const at = clock()
  const slides = await readAdvertSlides(db, at)
  const byId = new Map(slides.map((slide) => [slide.id, slide]))
  const order = inTurn([...byId.keys()], turnAt(at))
  return order.slice(0, MAX_SLIDES).flatMap((id) => byId.get(id) ?? [])
}
