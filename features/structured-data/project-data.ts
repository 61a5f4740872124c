import type { ApartmentComplex, RealEstateListing } from 'schema-dts'
import type { ProjectDetail } from '@/client/api/projects.ts'
import { plainText } from '@/domain/text/plain-text.ts'
import { routes } from '@/domain/web/routes.ts'
import { addressData, geoData } from './place-data.ts'
import { companyId, type SiteContext } from './site-data.ts'

/** Project without an offer, because providers have no prices for projects. */
export function projectData(project: ProjectDetail, site: SiteContext): RealEstateListing {
  const { origin, href, language } = site
  const { location: address, customer, is_admin_listing } = project
  const complex: ApartmentComplex = {
    '@type': 'ApartmentComplex',
    name: project.title,
    address: addressData({ ...project, address }),
    ...geoData(project),
  }
  const pictures = [project.image, ...project.gallary_images.map(({ name }) => name)]
  return {
    '@type': 'RealEstateListing',
    name: project.title,
    url: origin + href(routes.project(project.slug_id)),
    description: plainText(project.description, MAX_DESCRIPTION_LENGTH),
    inLanguage: language,
    datePosted: project.created_at,
    dateModified: project.updated_at,
    image: pictures.filter((url) => url !== '').slice(0, MAX_PICTURES),
    mainEntity: complex,
    provider: is_admin_listing
      ? { '@id': companyId(site) }
      : {
          '@type': 'RealEstateAgent',
          name: customer.name,
          ...(customer.slug_id ? { url: origin + href(routes.agent(customer.slug_id)) } : {}),
        },
  }
}

const MAX_DESCRIPTION_LENGTH = 300
const MAX_PICTURES = 3
