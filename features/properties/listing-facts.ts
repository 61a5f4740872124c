import type { ParameterValue } from '@/client/api/properties.ts'
import { saysSomething } from '@/domain/facts.ts'
import { nameAndUnit } from '@/features/listing-card/card-facts.ts'

/** A short answer; `icon` is an address or ''. */
export type ListingFact = { id: number; name: string; icon: string; value: string }

/** What the owner said of a home's facilities, sorted by how it is best shown. */
export type ListingFacts = {
  /** Numbers: the row under the title. */
  first: ListingFact[]
  /** The other short answers. */
  details: ListingFact[]
  /** Sentences. */
  remarks: ListingFact[]
  /** Options chosen, by what they are options of. */
  groups: { id: number; name: string; options: string[] }[]
  /** Addresses of files. */
  files: { id: number; name: string; href: string }[]
}

/** Leaves out what says nothing, and says nothing twice. */
export function listingFacts(parameters: readonly ParameterValue[]): ListingFacts {
  const facts: ListingFacts = { first: [], details: [], remarks: [], groups: [], files: [] }
  for (const { id, name: given, type_of_parameter: type, value, image: icon } of parameters) {
    if (!saysSomething(value)) continue
    if (typeof value !== 'string') facts.groups.push({ id, name: given, options: value })
    else if (type === 'file') facts.files.push({ id, name: given, href: value })
    else placeOf(facts, value.trim()).push({ id, icon, ...inUnits(given, value.trim()) })
  }
  return facts
}

const FIRST = 5
const LONGEST_FIRST = 16
const LONGEST_DETAIL = 48

function placeOf({ first, details, remarks }: ListingFacts, value: string): ListingFact[] {
  if (value.length > LONGEST_DETAIL) return remarks
  // A word alone, such as "No", says nothing to those who glance.
  const isFirst = first.length < FIRST && value.length <= LONGEST_FIRST && /^\d/.test(value)
  return isFirst ? first : details
}

/** "Living area (m²)" and "79" are "Living area" and "79 m²". */
function inUnits(given: string, value: string): { name: string; value: string } {
  const { name, unit } = nameAndUnit(given)
  return unit && /^[\d.,]+$/.test(value)
    ? { name, value: `${value} ${unit}` }
    : { name: given, value }
}
