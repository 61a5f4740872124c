import type { ParameterValue } from '@/client/api/properties.ts'
import type { Formats } from '@/client/text/formats.ts'
import { saysSomething, shownValue } from '@/domain/listing/facts.ts'
import { inUnits } from '@/features/listing-card/card-facts.ts'

/** Short value; `icon` is a URL or ''. */
export type ListingFact = { id: number; name: string; icon: string; value: string }

/** Parameters of a home, grouped by presentation. */
export type ListingFacts = {
  /** Numbers, for the row below the title. */
  first: ListingFact[]
  /** Other short values. */
  details: ListingFact[]
  /** Long texts. */
  remarks: ListingFact[]
  /** Multiple-choice values. */
  groups: { id: number; name: string; options: string[] }[]
  /** File URLs. */
  files: { id: number; name: string; href: string }[]
}

/** Omits empty values; each parameter goes into one group. */
export function listingFacts(
  parameters: readonly ParameterValue[],
  formats: Pick<Formats, 'number'>,
): ListingFacts {
  const facts: ListingFacts = { first: [], details: [], remarks: [], groups: [], files: [] }
  for (const parameter of parameters) {
    const { id, name: given, type_of_parameter: type, image: icon } = parameter
    const value = shownValue(parameter)
    if (!saysSomething(value)) continue
    if (typeof value !== 'string') facts.groups.push({ id, name: given, options: value })
    else if (type === 'file') facts.files.push({ id, name: given, href: value })
    else {
      const text = value.trim()
      const shown = inUnits(given, text, formats) ?? { name: given, value: text }
      groupFor(facts, text).push({ id, icon, ...shown })
    }
  }
  return facts
}

const FIRST = 5
const LONGEST_FIRST = 16
const LONGEST_DETAIL = 48

function groupFor({ first, details, remarks }: ListingFacts, value: string): ListingFact[] {
  if (value.length > LONGEST_DETAIL) return remarks
  // A lone word such as "No" is unclear at a glance.
  const isFirst = first.length < FIRST && value.length <= LONGEST_FIRST && /^\d/.test(value)
  return isFirst ? first : details
}
