import type { User } from '@/client/api/member/auth.ts'

/** Falls back to the sign-in method for sessions older than `has_password`. */
export function hasPassword({ has_password, logintype }: User): boolean {
  return has_password === undefined ? logintype === '3' : has_password === 1
}
