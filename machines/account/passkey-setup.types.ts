import type { CodeTarget } from '../auth/otp-login.types.ts'

export type PasskeyAct = 'add' | 'rename' | 'remove'

/** `id` and `name` of the passkey to rename or remove; `password` if it is required. */
export type PasskeyAction = { act: PasskeyAct; id: number; name: string; password: string }

/** Of an added passkey; `codes` are recovery codes, if the account needed some. */
export type PasskeyReply = { id: number; name: string; codes: readonly string[] }

export type PasskeySetupInput = {
  /** The member's address or number, which proves who asks if there is no password. */
  own: CodeTarget
}
