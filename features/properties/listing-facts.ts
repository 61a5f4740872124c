import type { ParameterValue } from '@/client/api/properties.ts'
import { saysSomething } from '@/domain/facts.ts'

/** What the owner said of a home's facilities, sorted by how it is best shown. */
export type ListingFacts = {
  /** Short answers, the first of which stand in a row under the title. */
  details: { id: number; name: string; value: string }[]
  /** Options chosen, by what they are options of. */
  groups: { id: number; name: string; options: string[] }[]
  /** Addresses of files. */
  files: { id: number; name: string; href: string }[]
}

/** Leaves out what says nothing. */
export function listingFacts(parameters: readonly ParameterValue[]): ListingFacts {
  const facts: ListingFacts = { details: [], groups: [], files: [] }
  for (const { id, name, type_of_parameter: type, value } of parameters) {
    if (!saysSomething(value)) continue
    if (typeof value !== 'string') facts.groups.push({ id, name, options: value })
    else if (type === 'file') facts.files.push({ id, name, href: value })
    else facts.details.push({ id, name, value: value.trim() })
  }
  return facts
}
