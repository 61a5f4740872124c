import type { PropertyCard as Card } from '@/client/api/property-card.ts'
import type { Translator } from '@/client/text/translator.ts'
import { Rail, RailItem } from '@/design-system/rail/rail.tsx'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'

/** Others of its kind, side by side. */
export function SimilarHomes({ cards, t }: { cards: readonly Card[]; t: Translator }) {
  if (cards.length === 0) return null
  const title = t('property.similar')
  return (
    <Rail
      label={t('home.railLabel', { title })}
      labels={{ previous: t('home.railPrevious'), next: t('home.railNext') }}
      header={<h2 className="type-display text-xl text-ink">{title}</h2>}
      className="mt-14 border-t border-line pt-10"
    >
      {cards.map((card) => (
        <RailItem key={card.id}>
          <PropertyCard card={card} />
        </RailItem>
      ))}
    </Rail>
  )
}
