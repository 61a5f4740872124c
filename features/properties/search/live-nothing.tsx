import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { filterChips } from '@/domain/search/filter-chips.ts'
import { NothingFound, type NothingFoundProps } from './nothing-found.tsx'
import { useUnknownPlace } from './place/use-unknown-place.ts'
import { useTotals } from './use-totals.ts'

type LiveNothingProps = Pick<NothingFoundProps, 'filters' | 'names' | 'isBeyond'>

/** `NothingFound` for client-side searches: counts the results without each filter. */
export default function LiveNothing(props: LiveNothingProps) {
  const text = useText()
  const href = useHref()
  const chips = props.isBeyond ? [] : filterChips(props.filters)
  const relaxations = useTotals(chips.map(({ without }) => without))
  const place = useUnknownPlace(props)
  return <NothingFound {...props} {...text} href={href} relaxations={relaxations} place={place} />
}
