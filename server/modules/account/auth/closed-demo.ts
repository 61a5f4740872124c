import type { ServiceContext } from '@/server/actor.ts'
import { admitsDemoAccount } from '@/server/trial.ts'
import type { AccountRow } from './sign-in-store.ts'

/** Whether this is a demo account that must not be used from the request's origin. */
export function isClosedDemo(
  { deps, isLocal }: Pick<ServiceContext, 'deps' | 'isLocal'>,
  { is_demo, role }: Pick<AccountRow, 'is_demo' | 'role'>,
): boolean {
  return is_demo && !admitsDemoAccount({ config: deps.config, isLocal, isStaff: role !== null })
}
