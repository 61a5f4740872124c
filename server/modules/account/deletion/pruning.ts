import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { forgetOldProofs } from '../auth/codes/code-store.ts'
import { deleteFromOutbox } from '../auth/outbox-store.ts'
import { deleteExpiredPasskeyChallenges } from '../auth/passkeys/passkey-challenge-store.ts'
import { deleteExpiredChallenges } from '../auth/second-factor/challenge-store.ts'
import { deleteOldSetups } from '../auth/second-factor/factor-store.ts'
import { deleteExpiredTokens } from '../auth/token-store.ts'
import { deleteOldContacts } from '../contact/undo-store.ts'

const DAY_MS = 86_400_000
/** Expired records are kept for troubleshooting. */
const PROOFS_KEPT_MS = DAY_MS
/** Retention of the local outbox. */
const OUTBOX_KEPT_MS = 30 * DAY_MS

/** Deletes expired proofs and sessions, and old outbox messages. */
export async function forgetOldAccountRecords(db: Kysely<DB>, at: Date): Promise<void> {
  await forgetOldProofs(db, new Date(at.getTime() - PROOFS_KEPT_MS))
  await deleteExpiredTokens(db, at)
  await deleteExpiredChallenges(db, at)
  await deleteExpiredPasskeyChallenges(db, at)
  await deleteOldSetups(db, new Date(at.getTime() - PROOFS_KEPT_MS))
  await deleteOldContacts(db, new Date(at.getTime() - PROOFS_KEPT_MS))
  await deleteFromOutbox(db, new Date(at.getTime() - OUTBOX_KEPT_MS))
}
