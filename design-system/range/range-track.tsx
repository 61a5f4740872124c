/** Slider track with its selected range; both ends are shares from 0 to 1. */
export function RangeTrack({ from, to }: { from: number; to: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line forced-colors:border"
    >
      <span
        style={{ insetInlineStart: `${from * 100}%`, insetInlineEnd: `${(1 - to) * 100}%` }}
        className="absolute inset-y-0 rounded-full bg-brand forced-colors:bg-[Highlight]"
      />
    </span>
  )
}
