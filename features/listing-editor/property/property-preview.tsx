'use client'

import type { Fact, PropertyCard as Listing } from '@/client/api/cards/property-card.ts'
import { useText } from '@/client/text/text-context.tsx'
import { FACTS_ON_CARD, saysSomething } from '@/domain/listing/facts.ts'
import { labelEntry, listOptions } from '@/domain/listing/parameter-options.ts'
import {
  findParameters,
  type PropertyValues,
  parameterKey,
} from '@/domain/listing/property-post.ts'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import type { CardProps } from '../editor-kind.ts'
import type { EditorFacts } from '../use-editor-facts.ts'

/** Card of the property, as it is typed so far. */
export function PropertyPreview({ values, facts, previewOf }: CardProps<'property'>) {
  const { t } = useText()
  return <PropertyCard card={toCard(values, facts, previewOf, t('listingEditor.noTitle'))} />
}

function toCard(
  values: PropertyValues,
  facts: EditorFacts,
  previewOf: CardProps<'property'>['previewOf'],
  noTitle: string,
): Listing {
  const [main] = values.pictures
  const url = main ? main.url || previewOf(main.key) : ''
  const { width = null, height = null, hash = null } = main ?? {}
  return {
    id: 0,
    slug: '-',
    title: values.title.trim() || noTitle,
    price: values.price ?? 0,
    type: values.property_type,
    rentPeriod: values.property_type === 'rent' ? values.rentduration : null,
    city: values.city || null,
    state: values.state || null,
    country: values.country || null,
    position: values.position,
    category: facts.categories.find(({ id }) => id === values.category_id)?.category ?? '',
    picture: { url, width, height, hash },
    isPremium: values.is_premium,
    isFeatured: false,
    isFavourite: false,
    distanceKm: null,
    facts: toFacts(values, facts),
  }
}

function toFacts(values: PropertyValues, facts: EditorFacts): Fact[] {
  return findParameters(values, facts.categories)
    .flatMap((parameter): Fact[] => {
      const { id, name } = parameter
      const entry = values.parameters[parameterKey(id)]
      if (entry === undefined || (typeof entry === 'object' && 'key' in entry)) return []
      return [{ id, name, value: labelEntry(entry, listOptions(parameter)) }]
    })
    .filter(({ value }) => saysSomething(value))
    .slice(0, FACTS_ON_CARD)
}
