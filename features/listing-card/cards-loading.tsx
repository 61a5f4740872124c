import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { cardGrid } from '@/features/listing-card/card-grid.ts'

/** Loading placeholder of a card grid; `words` is announced. */
export function CardsLoading({ words }: { words: string }) {
  return (
    <div role="status">
      <span className="sr-only">{words}</span>
      <div className={cardGrid}>
        {[0, 1, 2].map((index) => (
          <div key={index}>
            <Skeleton className="aspect-4/3 rounded-lg" />
            <Skeleton variant="text" className="mt-4 h-5 w-2/5" />
            <Skeleton variant="text" className="w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Loading placeholder of a list; `words` is announced. */
export function LinesLoading({ words }: { words: string }) {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{words}</span>
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex gap-4">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="min-w-0 flex-1">
            <Skeleton variant="text" className="w-1/3" />
            <Skeleton variant="text" className="w-3/4" />
          </div>
        </div>
      ))}
    </div>
  )
}
