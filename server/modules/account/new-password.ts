import { faultWords } from '@/domain/said-faults.ts'
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
  if (password !== re_password) throw invalid({ re_password: faultWords.passwordsDiffer })
  if (isCommonPassword(password)) {
    throw invalid({ password: faultWords.passwordCommon })
  }
}
