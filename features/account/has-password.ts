import type { User } from '@/client/api/sign-in.ts'

/** Sign-ins that were made before the provider said so tell only how they were made. */
export function hasPassword({ has_password, logintype }: User): boolean {
  return has_password === undefined ? logintype === '3' : has_password === 1
}
