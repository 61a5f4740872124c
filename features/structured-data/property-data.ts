import type { Accommodation, Offer, Place, RealEstateAgent, RealEstateListing } from 'schema-dts'
import type { ParameterValue, PropertyDetail } from '@/client/api/properties.ts'
import { phoneCountryNamed, phoneForMachines } from '@/domain/account/phone-number.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'
import { plainText } from '@/domain/text/plain-text.ts'
import { routes } from '@/domain/web/routes.ts'
import { addressData, geoData } from './place-data.ts'
import { companyId, type SiteContext } from './site-data.ts'

/** Listing with home and offer, including sold and rented homes. */
export function propertyData(property: PropertyDetail, site: SiteContext): RealEstateListing {
  const { origin, href, language } = site
  const pictures = [property.title_image, ...property.gallery.map((it) => it.image_url)]
  return {
    '@type': 'RealEstateListing',
    name: property.title,
    url: origin + href(routes.property(property.slug_id)),
    description: plainText(property.description, MAX_DESCRIPTION_LENGTH),
    inLanguage: language,
    ...(property.post_created_iso ? { datePosted: property.post_created_iso } : {}),
    image: pictures.filter((url) => url !== '').slice(0, MAX_PICTURES),
    mainEntity: homeData(property),
    ...(isPriceOnRequest(property.price) ? {} : { offers: offerData(property, site) }),
  }
}

const MAX_DESCRIPTION_LENGTH = 300
const MAX_PICTURES = 3

/**
 * schema.org type of the home, guessed from the category slug, because providers name categories
 * freely. Land is a Place, not an Accommodation.
 */
const kinds = [
  { words: /apartment|flat|loft|condo|penthouse|studio/, type: 'Apartment' },
  { words: /villa|cabin|bungalow|cottage|detached/, type: 'SingleFamilyResidence' },
  { words: /house|home/, type: 'House' },
  { words: /room/, type: 'Room' },
] as const
const LAND = /land|plot|lot\b|farm/

function homeData(property: PropertyDetail): Accommodation | Place {
  const slug = property.category.slug_id
  const place = { address: addressData(property), ...geoData(property) }
  if (LAND.test(slug)) return { '@type': 'Place', ...place }
  const type = kinds.find(({ words }) => words.test(slug))?.type ?? 'Accommodation'
  const facts = { ...place, ...roomFacts(property.parameters) }
  return { '@type': type, accommodationCategory: property.category.category, ...facts }
}

function roomFacts(parameters: readonly ParameterValue[]) {
  const bedrooms = findNumber('bedrooms', parameters)
  const bathrooms = findNumber('bathrooms', parameters)
  const area = findNumber('area', parameters)
  return {
    ...(bedrooms ? { numberOfBedrooms: bedrooms.value } : {}),
    ...(bathrooms ? { numberOfBathroomsTotal: bathrooms.value } : {}),
    ...(area
      ? {
          floorSize: {
            '@type': 'QuantitativeValue' as const,
            value: area.value,
            // UN/CEFACT codes of square feet and square meters.
            unitCode: /ft|sq/i.test(area.name) ? 'FTK' : 'MTK',
          },
        }
      : {}),
  }
}

function findNumber(
  role: NonNullable<ParameterValue['role']>,
  parameters: readonly ParameterValue[],
): { name: string; value: number } | null {
  const found = parameters.find((parameter) => parameter.role === role)
  const value = typeof found?.value === 'string' ? Number.parseFloat(found.value) : Number.NaN
  return found && value > 0 ? { name: found.name, value } : null
}

/** UN/CEFACT codes of rent periods. */
const periods = { Daily: 'DAY', Monthly: 'MON', Quarterly: 'QAN', Yearly: 'ANN' } as const

function offerData(property: PropertyDetail, site: SiteContext): Offer {
  const { price, property_type: type, rentduration } = property
  const priceCurrency = site.settings.selected_currency_data.code
  const isRent = type === 'rent' || type === 'rented'
  const isGone = type === 'sold' || type === 'rented'
  return {
    '@type': 'Offer',
    price,
    priceCurrency,
    availability: isGone ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    businessFunction: {
      '@id': `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    },
    url: site.origin + site.href(routes.property(property.slug_id)),
    ...(isRent
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency,
            unitCode: periods[rentduration ?? 'Monthly'],
          },
        }
      : {}),
    seller: sellerData(property, site),
  }
}

function sellerData(
  property: PropertyDetail,
  site: SiteContext,
): RealEstateAgent | { '@id': string } {
  const { added_by, customer_name: name, customer_slug_id: slug, profile, mobile } = property
  if (added_by === 0) return { '@id': companyId(site) }
  return {
    '@type': 'RealEstateAgent',
    name,
    ...(slug ? { url: site.origin + site.href(routes.agent(slug)) } : {}),
    ...(profile ? { image: profile } : {}),
    ...(mobile
      ? { telephone: phoneForMachines(mobile, phoneCountryNamed(property.country ?? '')) }
      : {}),
  }
}
