import { invalid } from '@/server/http/failure.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Raises invalid for two that differ and for one that everybody tries. */
export function checkNewPassword({
  password,
  re_password,
}: {
  password: string
  re_password: string
}): void {
  if (password !== re_password) throw invalid({ re_password: 'Passwords do not match' })
  if (isCommonPassword(password)) {
    throw invalid({
      password: 'This password is among the most common ones. Please choose another.',
    })
  }
}
