import { isRecord } from '@/domain/values/records.ts'
import { type Fields, toList } from '../calls/wire-values.ts'

/** The first page as sections; providers up to 1.2.3 have a key for each section instead. */
export function cleanHome(data: unknown): Fields {
  const home = isRecord(data) ? data : {}
  const sections = 'sections' in home ? toList(home.sections).filter(isRecord) : flatSections(home)
  for (const section of sections) section.data = toList(section.data)
  home.homepage_location_data_available ??= false
  return { ...home, sections, slider_section: toList(home.slider_section) }
}

/** Their titles are the page's own: such replies have none. */
function flatSections(home: Fields): Fields[] {
  return Object.entries(home).flatMap(([key, data]) => {
    const type = typeByFlatKey[key] ?? (key.endsWith('_section') ? key : undefined)
    const rows = toList(data)
    return type && key !== 'slider_section' && rows.length > 0
      ? [{ type, title: '', data: rows }]
      : []
  })
}

const typeByFlatKey: Readonly<Record<string, string>> = {
  agents_list: 'agents_list_section',
  article_section: 'articles_section',
  faq_section: 'faqs_section',
  featured_section: 'featured_properties_section',
  featured_properties: 'featured_properties_section',
  most_liked_properties: 'most_liked_properties_section',
  most_viewed_properties: 'most_viewed_properties_section',
  nearby_properties: 'nearby_properties_section',
  premium_properties: 'premium_properties_section',
  project_section: 'projects_section',
  featured_project_section: 'featured_projects_section',
  user_recommendation: 'user_recommendations_section',
  properties_by_cities: 'properties_by_cities_section',
}
