import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { ApiClient } from '../calls/api-client.ts'
import { write } from '../calls/write.ts'

/** Status changes available to owners. */
export type OwnerTransition =
  | 'activate'
  | 'deactivate'
  | 'sell'
  | 'rent'
  | 'offerAgain'
  | 'renew'
  | 'delete'
  | 'restore'

type StatusChange = { kind: ListingKind; id: number; title: string; transition: OwnerTransition }

/**
 * Changes the status of an own listing and returns the result; `renew` and `restore` need `own-listings`. A project
 * can only be shown, hidden, deleted and restored.
 * @throws ApiError with the key `wrongStep` when that is not possible; `notFound`.
 */
export const changeListingStatus = write(
  [['properties'], ['projects'], ['own-listings'], ['subscriptions']],
  async (client: ApiClient, changed: StatusChange): Promise<StatusChange> => {
    await (changed.kind === 'project'
      ? sendProject(client, changed)
      : sendProperty(client, changed))
    return changed
  },
)

async function sendProperty(
  { http }: ApiClient,
  { id, transition }: StatusChange,
): Promise<unknown> {
  const [listing, kept] = [{ property_id: id }, { kind: 'property', id } as const]
  switch (transition) {
    case 'activate':
      return await http.POST('/change-property-status', { body: { ...listing, status: 1 } })
    case 'deactivate':
      return await http.POST('/change-property-status', { body: { ...listing, status: 0 } })
    case 'sell':
      return await http.POST('/update_property_status', { body: { ...listing, status: 2 } })
    case 'rent':
      return await http.POST('/update_property_status', { body: { ...listing, status: 3 } })
    case 'offerAgain':
      return await http.POST('/update_property_status', { body: { ...listing, status: 1 } })
    case 'renew':
      return await http.POST('/ext/listings/renew', { body: kept })
    case 'restore':
      return await http.POST('/ext/listings/restore', { body: kept })
    case 'delete':
      return await http.POST('/delete_property', { body: { id } })
  }
}

async function sendProject(
  { http }: ApiClient,
  { id, transition }: StatusChange,
): Promise<unknown> {
  switch (transition) {
    case 'activate':
      return await http.POST('/change-project-status', { body: { project_id: id, status: 1 } })
    case 'deactivate':
      return await http.POST('/change-project-status', { body: { project_id: id, status: 0 } })
    case 'restore':
      return await http.POST('/ext/listings/restore', { body: { kind: 'project', id } })
    case 'delete':
      return await http.POST('/delete_project', { body: { id } })
    default:
      throw new Error(`a project has no transition ${transition}`)
  }
}
