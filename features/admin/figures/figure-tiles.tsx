import { useText } from '@/client/text/text-context.tsx'

export type FigureTile = {
  label: string
  value: number
  /** Line below, such as the number of the period before. */
  note?: string | undefined
}

/** Numbers side by side. */
export function FigureTiles({ tiles }: { tiles: readonly FigureTile[] }) {
  const { formats } = useText()
  return (
    <dl className="m-0 grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 xl:grid-cols-5">
      {tiles.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-3 sm:p-4"
        >
          <dt className="hyphens-auto text-sm text-ink-muted">{label}</dt>
          <dd className="figures type-display m-0 pt-1 text-xl text-ink">
            {formats.number(value)}
          </dd>
          {note ? <dd className="figures m-0 mt-0.5 text-sm text-ink-muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
