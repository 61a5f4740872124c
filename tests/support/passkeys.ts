import type { AccountsFixture } from './accounts.ts'
import { call, callOk } from './call.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

/** Adds a passkey of a new device to the account. */
export async function addPasskey(
  fixture: AccountsFixture,
  token: string,
): Promise<SoftwareAuthenticator> {
  const { device } = await addPasskeyWithCodes(fixture, token)
  return device
}

/** As `addPasskey`, with the recovery codes that came with it. */
export async function addPasskeyWithCodes({ app }: AccountsFixture, token: string) {
  const device = new SoftwareAuthenticator()
  const { data: options } = await callOk(app, 'beginPasskey', { token, body: {} })
  const body = { credential: device.create(options) }
  const { data } = await callOk(app, 'createPasskey', { token, body })
  return { device, id: data.passkey.id, codes: data.recovery_codes }
}

/** Options of a sign-in by passkey, of the half sign-in with this challenge if any. */
export async function askedPasskey({ app }: AccountsFixture, challenge?: string) {
  const body = challenge === undefined ? {} : { challenge }
  return (await callOk(app, 'beginPasskeySignIn', { body })).data
}

/** A whole sign-in by passkey; the reply. */
export async function enterByPasskey(
  fixture: AccountsFixture,
  device: SoftwareAuthenticator,
  challenge?: string,
) {
  const credential = device.get(await askedPasskey(fixture, challenge))
  const body = challenge === undefined ? { credential } : { credential, challenge }
  return call(fixture.app, 'signInByPasskey', { body })
}
