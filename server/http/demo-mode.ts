import { failure } from '@/server/contract/failure.ts'
import type { Operation } from '@/server/contract/operation.ts'
import type { OperationId } from '@/server/contract/operation-types.ts'

/** Changes that the specification allows in demo mode, and reads sent as POST. */
const ALLOWED: readonly OperationId[] = [
  'postProperty',
  'updateProperty',
  'postProject',
  'saveFeedPreferences',
  'deleteFeedPreferences',
  'setFavourite',
  'mergeFavourites',
  // Needed to post a listing.
  'createUpload',
  'receiveUpload',
  'removeUpload',
  'saveDraft',
  'deleteDraft',
  'sendMessage',
  'deleteChatMessage',
  'signIn',
  'answerSecondFactor',
  'beginPasskeySignIn',
  'signInByPasskey',
  'requestOtpByPost',
  'verifyOtpByPost',
  'findDuplicates',
  'requestPasswordResetByPost',
  // Without these, pages would never settle.
  'readNotifications',
  'signOut',
]

const allowed: ReadonlySet<string> = new Set(ALLOWED)

/** Applies to administrators, too. */
export function refuseInDemo(isDemo: boolean, { id, method }: Operation): void {
  const isRead = method === 'GET' || method === 'HEAD'
  if (isDemo && !isRead && !allowed.has(id)) throw failure('demoMode')
}
