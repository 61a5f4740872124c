import type { Formats } from '@/client/text/formats.ts'

/** Formatted price. An abbreviated one has the full amount as title and for screen readers. */
export function Price({ amount, formats }: { amount: number; formats: Formats }) {
  return <PriceText formats={formats} say={(price) => price(amount)} />
}

type PriceTextProps = {
  formats: Formats
  /** Formats a sentence; calls `price` for each amount in it. */
  say: (price: Formats['price']) => string
}

/** `Price` for a sentence. */
export function PriceText({ formats, say }: PriceTextProps) {
  const shown = say(formats.price)
  const full = say(formats.fullPrice)
  if (shown === full) return <bdi>{full}</bdi>
  return (
    <bdi title={full}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{full}</span>
    </bdi>
  )
}
