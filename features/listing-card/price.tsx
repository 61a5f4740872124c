import type { Formats } from '@/client/text/formats.ts'

/** An amount as the site writes prices. An abbreviated one has the whole as its title and for screen readers. */
export function Price({ amount, formats }: { amount: number; formats: Formats }) {
  return <PriceText formats={formats} say={(price) => price(amount)} />
}

type PriceTextProps = {
  formats: Formats
  /** Words with prices in them, each written by `price`. */
  say: (price: Formats['price']) => string
}

/** The same for a sentence. */
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
