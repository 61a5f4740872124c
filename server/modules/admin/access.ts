import { failure } from '@/server/contract/failure.ts'

/** Conflict: admins cannot decide about their own account. */
export function ownAccount() {
  return failure('conflict', 'This is your own account.', { key: 'ownAccount' })
}
