import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { looksLikePostalCode } from '@/domain/postal-code.ts'

type UnknownPlaceProps = {
  /** What was typed; null while it is known, or not yet asked for. */
  query: string | null
  /** Only towns are taken; otherwise the text is searched for as words. */
  isTownOnly?: boolean
}

/** Stays when the field is left. Needs the texts `search.unknown`. */
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
    return isTownOnly ? 'search.unknownTownCode' : 'search.unknownPostalCode'
  }
  return isTownOnly ? 'search.unknownTown' : 'search.unknownPlace'
}
