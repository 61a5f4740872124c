import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { User } from '@/client/api/member/auth.ts'
import {
  beginPasskey,
  createPasskey,
  removePasskey,
  renamePasskey,
} from '@/client/api/member/passkeys.ts'
import { passkeySetupMachine } from '@/machines/account/passkey-setup.machine.ts'
import type {
  PasskeyAct,
  PasskeyAction,
  PasskeyReply,
} from '@/machines/account/passkey-setup.types.ts'
import type { Tools } from './find-location.ts'
import { ownCode } from './own-code.ts'
import { toPasskeyFailure } from './passkey-failure.ts'
import { toRefusal } from './recent-sign-in.ts'

/** Passkeys of the person at the provider; `onChanged` runs after each change. */
export function passkeySetup(
  tools: Tools,
  person: User,
  onChanged: (act: PasskeyAct, isNew: boolean) => void,
) {
  return passkeySetupMachine.provide({
    actions: {
      reportChange({ context: { act }, event }) {
        // Deferred until here: an earlier refetch would replace the recovery codes on the page.
        for (const queryKey of createPasskey.stale)
          void tools.queries.invalidateQueries({ queryKey })
        onChanged(act, event.type === 'codes.saved')
      },
    },
    actors: {
      perform: fromPromise<PasskeyReply, PasskeyAction>(({ input }) =>
        perform(tools, input).catch((error: unknown) => {
          const failure = toPasskeyFailure(error)
          throw failure === error ? toRefusal(error, ['password', 'name']) : failure
        }),
      ),
      ownCode: ownCode(tools.client, person),
    },
  })
}

async function perform({ client }: Tools, action: PasskeyAction): Promise<PasskeyReply> {
  const { act, id, name, password } = action
  const proof = password ? { password } : {}
  if (act === 'rename') await renamePasskey(client, { id, name })
  if (act === 'remove') await removePasskey(client, { id, ...proof })
  if (act !== 'add') return { id, name, codes: [] }
  const options = await beginPasskey(client, proof)
  const { makePasskey } = await import('@/client/integrations/passkeys.ts').catch((cause) => {
    throw new ApiError('network', { message: 'the code for passkeys could not be loaded', cause })
  })
  const { id: credentialId, rawId, type, response } = await makePasskey(options)
  const { clientDataJSON, attestationObject, transports } = response
  const { passkey, recovery_codes } = await createPasskey(client, {
    id: credentialId,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  })
  return { id: passkey.id, name: passkey.name, codes: recovery_codes }
}
