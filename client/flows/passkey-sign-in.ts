import { beginPasskeySignIn } from '@/client/api/member/passkeys.ts'
import { askForPasskey } from '@/client/integrations/passkeys.ts'
import type { Tools } from './find-location.ts'
import { toPasskeyFailure } from './passkey-failure.ts'
import { signInWith } from './session.ts'

/**
 * Signs in by a passkey, or completes the pending sign-in of a challenge.
 * @throws PasskeyFailure, ApiError
 */
export async function signInWithPasskey(tools: Tools, challenge?: string): Promise<void> {
  try {
    const options = await beginPasskeySignIn(tools.client, challenge)
    const { id, rawId, type, response } = await askForPasskey(options)
    const credential = { id, rawId, type, response }
    const half = challenge === undefined ? {} : { challenge }
    await signInWith(tools, { type: 'passkey', credential, ...half })
  } catch (error) {
    throw toPasskeyFailure(error)
  }
}
