import { failure } from '@/server/http/failure.ts'

/** Nobody decides about their own standing. */
export function ownAccount() {
  return failure('conflict', 'This is your own account.', { key: 'ownAccount' })
}
