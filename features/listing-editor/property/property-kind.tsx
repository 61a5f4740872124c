import { propertyPosting } from '@/client/flows/listing-editor/property-posting.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import { propertyQuality } from '@/domain/listing/listing-quality.ts'
import type { PostedFile } from '@/domain/listing/posted-file.ts'
import {
  propertyFields,
  propertySteps,
  toPropertyStep,
  toPropertyValues,
} from '@/domain/listing/property-draft.ts'
import {
  dropOtherParameters,
  findParameters,
  noProperty,
  type ParameterEntry,
  propertyFaults,
} from '@/domain/listing/property-post.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { Price } from '@/features/listing-card/price.tsx'
import type { EditorKind } from '../editor-kind.ts'
import { MediaStep } from '../steps/media-step.tsx'
import { PlaceStep } from '../steps/place-step.tsx'
import { ReviewStep } from '../steps/review-step.tsx'
import { SeoStep } from '../steps/seo-step.tsx'
import { BasicsStep } from './basics-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { NearbyStep } from './nearby-step.tsx'
import { PropertyPreview } from './property-preview.tsx'
import { countAnswered, propertyLabel, propertyValueText } from './property-text.ts'

export const propertyKind: EditorKind<'property'> = {
  name: 'property',
  steps: propertySteps,
  views: {
    basics: BasicsStep,
    place: PlaceStep,
    details: DetailsStep,
    nearby: NearbyStep,
    media: MediaStep,
    seo: SeoStep,
    review: ReviewStep,
  },
  fields: propertyFields,
  required: new Set(['title', 'category_id', 'price', 'description', 'address', 'pictures']),
  stepOf: toPropertyStep,
  empty: noProperty,
  fromContent: toPropertyValues,
  copy(values) {
    const answers = Object.entries(values.parameters).filter(([, entry]) => !isFile(entry))
    return {
      ...values,
      slug_id: '',
      pictures: [],
      documents: [],
      panorama: null,
      meta_picture: null,
      parameters: Object.fromEntries(answers),
    }
  },
  faults: (values, { categories }) => propertyFaults(values, findParameters(values, categories)),
  toPublish: (values, { categories }) => dropOtherParameters(values, categories),
  isPremium: (values) => values.is_premium,
  quality: (values, { categories }) =>
    propertyQuality(values, {
      price: values.price,
      parameters:
        values.category_id === null
          ? null
          : countAnswered(values, findParameters(values, categories)),
      nearby: Object.values(values.facilities).filter((distance) => distance !== null).length,
      hasPanorama: values.panorama !== null,
    }),
  label: (field, _, facts, text) => propertyLabel(field, facts, text),
  valueText: propertyValueText,
  summary(field, { price, property_type }, text) {
    if (field === 'rentduration' && property_type !== 'rent') return null
    if (field !== 'price' || price === null) return undefined
    return <Price amount={price} formats={listingPrices(text)} />
  },
  Card: PropertyPreview,
  rows: {
    field: 'parameters',
    files: ({ parameters }) =>
      Object.values(parameters).flatMap((entry) => (isFile(entry) ? [entry] : [])),
    withFiles: ({ parameters }, files) =>
      Object.fromEntries(
        Object.entries(parameters).map(([name, entry]) => [
          name,
          isFile(entry) ? (files.get(entry.key) ?? '') : entry,
        ]),
      ),
  },
  posting: propertyPosting,
  paths: {
    add: listingRoutes.addProperty,
    mine: ({ slug }) => listingRoutes.myProperty(slug),
    public: routes.property,
    all: routes.member('properties'),
  },
  allLabel: 'listingEditor.done.all',
}

function isFile(entry: ParameterEntry): entry is PostedFile {
  return typeof entry === 'object' && 'key' in entry
}
