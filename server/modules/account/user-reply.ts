import type { components } from '@/generated/api-types.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { readUser } from './user-store.ts'
import { toUser } from './user-wire.ts'

type Schemas = components['schemas']

/** The viewer's account. Raises unauthenticated if it is gone. */
export async function userReply(
  { deps: { db, clock }, origin }: ServiceContext,
  id: number,
): Promise<Schemas['User']> {
  const row = await readUser(db, { id, at: clock() })
  if (!row) throw failure('unauthenticated')
  return toUser(row, origin)
}
