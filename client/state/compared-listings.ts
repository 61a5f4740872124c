import { MAX_LISTED, withList, withoutListings } from '@/domain/listing/device-lists.ts'
import { deviceListsStore } from './device-lists-store.ts'

export type ComparisonChange =
  | { type: 'added' | 'removed'; property: number }
  | { type: 'replaced'; properties: readonly number[] }

/**
 * Changes the properties to compare, in every tab. `isRefused`: as many are chosen as fit side by side.
 * `isKept` is false if the change lasts only as long as this page.
 */
export function changeComparison(change: ComparisonChange): {
  isRefused: boolean
  isKept: boolean
} {
  let isRefused = false
  const isKept = deviceListsStore.change((kept) => {
    if (change.type === 'replaced') return withList(kept, 'compared', change.properties)
    const { property } = change
    if (change.type === 'removed') return withoutListings(kept, 'compared', [property])
    if (kept.compared.includes(property)) return kept
    isRefused = kept.compared.length >= MAX_LISTED.compared
    return isRefused ? kept : withList(kept, 'compared', [...kept.compared, property])
  })
  return { isRefused, isKept }
}

export function clearComparison(): void {
  changeComparison({ type: 'replaced', properties: [] })
}
