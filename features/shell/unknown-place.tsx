import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { looksLikePostalCode } from '@/domain/place/postal-code.ts'

type UnknownPlaceProps = {
  /** Typed text; null if the place is known or not looked up yet. */
  query: string | null
  /** Cities only; otherwise the text becomes a keyword search. */
  isTownOnly?: boolean
}

/** Note on an unknown place; stays after the field loses focus. */
export function UnknownPlace({ query, isTownOnly = false }: UnknownPlaceProps) {
  const { t } = useText()
  return (
    <p role="status" className="mt-2 text-sm text-ink-muted empty:hidden">
      {query === null ? null : t(sentenceFor(query, isTownOnly), { query: isolated(query.trim()) })}
    </p>
  )
}

function sentenceFor(query: string, isTownOnly: boolean) {
  if (looksLikePostalCode(query)) {
    return isTownOnly ? 'properties.search.unknownTownCode' : 'properties.search.unknownPostalCode'
  }
  return isTownOnly ? 'properties.search.unknownTown' : 'properties.search.unknownPlace'
}
