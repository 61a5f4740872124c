import type { Operation } from './contract/operation.ts'
import { failure } from './failure.ts'
import type { OperationId } from './handler.ts'

/** What everybody may change in a demonstration: what the wire names, and what would otherwise be a read. */
const ALLOWED: readonly OperationId[] = [
  'postProperty',
  'updateProperty',
  'postProject',
  'saveFeedPreferences',
  'deleteFeedPreferences',
  'setFavourite',
  'mergeFavourites',
  // What a listing is posted with.
  'createUpload',
  'receiveUpload',
  'removeUpload',
  'saveDraft',
  'deleteDraft',
  'sendMessage',
  'deleteChatMessage',
  'signIn',
  'answerSecondFactor',
  // Reads on the wire, which our own pages send as bodies.
  'requestOtpByPost',
  'verifyOtpByPost',
  'findDuplicates',
  'requestPasswordResetByPost',
  // Marks and sign-ins of one's own, without which a page would never come to rest.
  'readNotifications',
  'signOut',
]

const allowed: ReadonlySet<string> = new Set(ALLOWED)

/** Raises demoMode for a change that a demonstration does not take, whoever makes it. */
export function refuseInDemo(isDemo: boolean, { id, method }: Operation): void {
  const isRead = method === 'GET' || method === 'HEAD'
  if (isDemo && !isRead && !allowed.has(id)) throw failure('demoMode')
}
