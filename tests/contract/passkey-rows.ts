import { MEMBERS, type PermissionRow, row } from './permission-row.ts'

const KEY = 'bm90LWEtcGFzc2tleQ'
/** Names a challenge that nobody asked for. */
const clientDataJSON = Buffer.from(`{"challenge":"${'x'.repeat(43)}"}`).toString('base64url')
const NAMED = { id: KEY, rawId: KEY, type: 'public-key' }
const NEW_PASSKEY = { ...NAMED, response: { clientDataJSON, attestationObject: KEY } }
const PASSKEY = {
  ...NAMED,
  response: { clientDataJSON, authenticatorData: KEY, signature: KEY },
}
const ID = { id: 1 }

/** Everything under /ext/account/passkeys. Nobody has one. */
export const PASSKEYS: readonly PermissionRow[] = [
  row('listPasskeys', MEMBERS),
  row('beginPasskey', MEMBERS, () => ({ body: {} })),
  row(
    'createPasskey',
    [401, 404, 404, 404, 403, 404],
    () => ({ body: { credential: NEW_PASSKEY } }),
    'without a challenge',
  ),
  row(
    'renamePasskey',
    [401, 404, 404, 404, 403, 404],
    () => ({ path: ID, body: { name: 'My phone' } }),
    'of nobody',
  ),
  row('removePasskey', [401, 404, 404, 404, 403, 404], () => ({ path: ID, body: {} }), 'of nobody'),
  row('beginPasskeySignIn', [200, 200, 200, 200, 200, 200], () => ({ body: {} })),
  row(
    'signInByPasskey',
    [404, 404, 404, 404, 404, 404],
    () => ({ body: { credential: PASSKEY } }),
    'without a challenge',
  ),
]
