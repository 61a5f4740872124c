import type { Text } from '@/client/text/text.ts'

/** An amount as the site writes prices. An abbreviated one has the whole as its title and for screen readers. */
export function Price({ amount, formats }: Pick<Text, 'formats'> & { amount: number }) {
  const shown = formats.price(amount)
  const full = formats.fullPrice(amount)
  if (shown === full) return <bdi>{full}</bdi>
  return (
    <bdi title={full}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{full}</span>
    </bdi>
  )
}
