'use client'

import type { Fact, PropertyCard as Listing } from '@/client/api/cards/property-card.ts'
import { useText } from '@/client/text/text-context.tsx'
import { FACTS_ON_CARD, saysSomething } from '@/domain/listing/facts.ts'
import {
  askedParameters,
  facilityKey,
  type PropertyValues,
} from '@/domain/listing/property-post.ts'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import type { EditorFacts } from '@/features/listing-editor/use-editor-facts.ts'

type PreviewCardProps = {
  values: PropertyValues
  facts: EditorFacts
  previewOf: (key: string) => string
}

/** Preview of the listing card, without a working link. */
export function PreviewCard({ values, facts, previewOf }: PreviewCardProps) {
  const { t } = useText()
  return (
    <figure className="max-w-xs">
      <figcaption className="mb-2 text-sm text-ink-muted">{t('posting.preview')}</figcaption>
      {/* Inert: its buttons would save, hide or compare a listing that does not exist. */}
      <div inert className="[&_button]:hidden">
        <PropertyCard card={cardOf(values, facts, previewOf, t('posting.noTitle'))} />
      </div>
    </figure>
  )
}

function cardOf(
  values: PropertyValues,
  facts: EditorFacts,
  previewOf: PreviewCardProps['previewOf'],
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
    rentDuration: values.property_type === 'rent' ? values.rentduration : null,
    city: values.city || null,
    state: values.state || null,
    country: values.country || null,
    position: values.position,
    category: facts.categories.find(({ id }) => id === values.category_id)?.category ?? '',
    picture: { url, width, height, hash },
    isPremium: values.is_premium,
    isPromoted: false,
    isFavourite: false,
    distanceKm: null,
    facts: factsOf(values, facts),
  }
}

function factsOf(values: PropertyValues, facts: EditorFacts): Fact[] {
  return askedParameters(values, facts.categories)
    .flatMap(({ id, name }): Fact[] => {
      const entry = values.parameters[facilityKey(id)]
      if (entry === undefined || (typeof entry === 'object' && 'key' in entry)) return []
      return [{ id, name, value: typeof entry === 'string' ? entry : [...entry] }]
    })
    .filter(({ value }) => saysSomething(value))
    .slice(0, FACTS_ON_CARD)
}
