import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'

/** Loading placeholder of a list; `words` is announced. */
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
