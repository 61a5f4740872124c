import { SiteFrame } from '@/app/frame/site-frame.tsx'
import { PageData } from '@/app/page/page-data.tsx'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { memoryCards } from './memory-cards.ts'

/** Needs no provider or database. */
export default function MemoryPage() {
  return (
    <SiteFrame>
      <PageData texts="bench">
        <ul className="container-page grid gap-6 py-8 sm:grid-cols-2 lg:grid-cols-3">
          {memoryCards.map((card) => (
            <li key={card.id}>
              <PropertyCard card={card} headingLevel={2} />
            </li>
          ))}
        </ul>
      </PageData>
    </SiteFrame>
  )
}
