import { useQueryClient } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type ComparisonChange, changeComparison } from '@/client/state/compared-listings.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { type DeviceListName, withListing, withoutListings } from '@/domain/listing/device-lists.ts'

export type Named = { id: number; title: string }

/**
 * Saves and hides homes on this device, and compares them; favorites of members also go to the
 * account. Toasts offer undo where the change is not visible.
 */
export function useFavouriteChoices() {
  const { t } = useText()
  const tell = useAccount((error) => showToast('error', failureText(error, t)))
  const put = (list: DeviceListName, id: number): boolean => {
    const isKept = deviceListsStore.change((kept) => withListing(kept, list, id))
    if (list === 'favourites') tell([id], true)
    if (!isKept) sayNotSaved(t('favourites.notKept'))
    return isKept
  }
  const take = (list: DeviceListName, ids: readonly number[]) => {
    const isKept = deviceListsStore.change((kept) => withoutListings(kept, list, ids))
    if (list === 'favourites') tell(ids, false)
    if (!isKept) sayNotSaved(t('favourites.notKept'))
  }
  const compare = (change: ComparisonChange) => {
    const { isRefused, isKept } = changeComparison(change)
    if (isRefused) showToast('info', t('compare.trayFull'))
    else if (!isKept) sayNotSaved(t('favourites.notKept'))
  }
  const undo = (run: () => void) => ({ label: t('favourites.undo'), run })
  return {
    save({ id }: Named) {
      const isFirst = deviceListsStore.read().favourites.length === 0
      const isKept = put('favourites', id)
      if (isFirst && isKept && !currentToken()) showToast('success', t('favourites.firstToast'))
    },
    unsave({ id, title }: Named) {
      take('favourites', [id])
      const back = undo(() => void put('favourites', id))
      showToast('info', t('favourites.unsavedToast', { title }), back)
    },
    hide({ id, title }: Named) {
      put('hidden', id)
      const back = undo(() => take('hidden', [id]))
      showToast('info', t('favourites.hiddenToast', { title }), back)
    },
    show: (ids: readonly number[]) => take('hidden', ids),
    take,
    compare,
  }
}

/** Syncs favorites to a member's account; loads no code for visitors. */
function useAccount(onFailure: (error: unknown) => void) {
  const queries = useQueryClient()
  const client = useApiClient()
  return (ids: readonly number[], isFavourite: boolean) => {
    if (!currentToken()) return
    import('@/client/flows/account-favourites.ts')
      .then(({ tellAccount }) => tellAccount({ queries, client }, ids, isFavourite))
      .catch(onFailure)
  }
}

let isNoticeShown = false

/** Once per page load, not at every heart. */
function sayNotSaved(words: string): void {
  if (isNoticeShown) return
  isNoticeShown = true
  showToast('warning', words)
}
