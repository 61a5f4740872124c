import { isRole, type Role } from '@/domain/account/rights.ts'
import type { SignedIn } from './client-state.ts'

/** Role of a stored sign-in. Providers without roles know administrators only. */
export function readRole({ role, is_admin }: SignedIn['data']): Role | null {
  if (isRole(role)) return role
  return Number(is_admin) === 1 || is_admin === true ? 'administrator' : null
}
