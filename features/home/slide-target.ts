import type { Slide } from '@/client/api/home.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'

/** Link of a slide: internal, external or none. */
export function slideTarget(slide: Slide): { address: string; isOurs: boolean } | null {
  const { slider_type: type, category, property, link, project } = slide
  if (project) return { address: routes.project(project.slug_id), isOurs: true }
  if (type === '2' && category) {
    const address = routes.properties({ ...noFilters, category: category.slug_id })
    return { address, isOurs: true }
  }
  if (type === '3' && property) {
    return { address: routes.property(property.slug_id), isOurs: true }
  }
  if (type === '4' && link && /^https?:\/\//i.test(link) && URL.canParse(link))
    return { address: link, isOurs: false }
  return null
}

/**
 * Caption of a slide: title and price of the home (price only if enabled), category name, or host
 * name of the link.
 */
export function slideCaption(slide: Slide): { name: string; price: number | null } {
  const { slider_type: type, category, property, show_property_details: showsDetails } = slide
  if (slide.project) return { name: slide.project.title, price: null }
  if (type === '2') return { name: category?.category ?? '', price: null }
  const target = slideTarget(slide)
  if (type === '4' && target) {
    return { name: new URL(target.address).hostname.replace(/^www\./, ''), price: null }
  }
  if (type !== '3' || !property) return { name: '', price: null }
  return { name: property.title, price: showsDetails === 1 ? property.price : null }
}
