import { isPersonalPassword, type PasswordOwner } from '@/domain/account/personal-password.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import { invalid } from '@/server/contract/failure.ts'
import { isCommonPassword } from '@/server/gateways/passwords/common-passwords.ts'

export type NewPassword = { password: string; re_password: string }

/** Checks the rules beyond the length. Raises invalid. */
export function checkNewPassword(
  { password, re_password }: NewPassword,
  owner: PasswordOwner,
): void {
  if (password !== re_password) throw invalid({ re_password: faultWords.passwordsDiffer })
  if (isCommonPassword(password)) throw invalid({ password: faultWords.passwordCommon })
  if (isPersonalPassword(password, owner)) throw invalid({ password: faultWords.passwordPersonal })
}
