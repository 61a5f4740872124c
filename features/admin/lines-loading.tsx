import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'

/** In the place of rows that are on their way; `words` say so to those who hear the page. */
export function LinesLoading({ words }: { words: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{words}</span>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-16 rounded-lg" />
      ))}
    </div>
  )
}
