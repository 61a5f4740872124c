import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'

type ResultsSkeletonProps = {
  label: string
  /** Classes of the list. */
  layout: string
  isRow: boolean
}

/** Placeholder of the first page. Default export for lazy loading. */
export default function ResultsSkeleton({ label, layout, isRow }: ResultsSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className={layout}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => index).map((index) => (
          <div key={index} className={isRow ? 'flex gap-4 sm:gap-6' : undefined}>
            <Skeleton
              className={`aspect-4/3 rounded-lg ${isRow ? 'w-1/3 max-w-72 shrink-0' : ''}`}
            />
            <div className="flex-1">
              <Skeleton variant="text" className="mt-4 h-5 w-2/5" />
              <Skeleton variant="text" className="w-4/5" />
              <Skeleton variant="text" className="w-3/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

const SKELETON_CARDS = 9
