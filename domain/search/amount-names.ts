import { parseDigits } from '../money/digit-groups.ts'
import { type FilterName, type FilterTable, filterNames, filterRow } from './search-filters.ts'

/** Keys of amounts in the URL. */
export type AmountName = {
  [Name in FilterName]: FilterTable[Name] extends { unit: string }
    ? FilterTable[Name]['key']
    : never
}[FilterName]

export const amountUnits = new Map(
  filterNames.flatMap((name) => {
    const { key, unit } = filterRow(name)
    return isAmountName(key) && unit ? [[key, unit] as const] : []
  }),
)

/** Whether `text` is filled in, and `queryAmount` cannot read it. */
export function isUnreadAmount(name: string, text: string): boolean {
  return isAmountName(name) && text.trim() !== '' && parseDigits(text) === null
}

function isAmountName(name: string): name is AmountName {
  return filterNames.some((filter) => filterRow(filter).key === name && filterRow(filter).unit)
}
