import type { ProjectType } from '@/domain/listing/project-type.ts'
import type { components } from '@/generated/api-types.ts'
import { type Picture, toPicture } from './property-card.ts'

/** Project data of cards, the same for every list. */
export type ProjectCard = {
  id: number
  slug: string
  title: string
  type: ProjectType
  /** Empty when unknown. */
  location: string
  city: string | null
  state: string | null
  country: string | null
  category: { name: string; slug: string; image: string }
  picture: Picture
  isFeatured: boolean
  /** Name of who posted it. */
  owner: string
}

/** Takes a row of any list of projects. */
export function projectCard(row: components['schemas']['ProjectCard']): ProjectCard {
  const { category } = row
  return {
    id: row.id,
    slug: row.slug_id,
    title: row.title,
    type: row.type,
    location: row.location ?? '',
    city: row.city,
    state: row.state,
    country: row.country,
    category: { name: category.category, slug: category.slug_id, image: category.image },
    picture: toPicture(row.image, {
      width: row.image_width,
      height: row.image_height,
      hash: row.image_hash,
    }),
    isFeatured: row.is_promoted,
    owner: row.customer.name,
  }
}
