import { useQueries } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/client-context.tsx'
import { propertyQueries } from '@/client/api/properties.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { filterChips } from '@/domain/filter-chips.ts'
import { NothingFound, type NothingFoundProps } from './nothing-found.tsx'

type LiveNothingProps = Pick<NothingFoundProps, 'filters' | 'names' | 'isBeyond'>

/** The same for a search of the browser's own: asks what each filter taken back would give. */
export default function LiveNothing(props: LiveNothingProps) {
  const client = useApiClient()
  const text = useText()
  const href = useHref()
  const chips = props.isBeyond ? [] : filterChips(props.filters)
  const relaxations = useQueries({
    queries: chips.map(({ without }) => propertyQueries.total(client, without)),
    combine: (results) => results.map(({ data }) => data),
  })
  return <NothingFound {...props} {...text} href={href} relaxations={relaxations} />
}
