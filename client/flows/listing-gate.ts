import { type Actor, createActor, fromPromise } from 'xstate'
import { fetchUntil } from '@/client/api/calls/fetch-until.ts'
import type { User } from '@/client/api/member/auth.ts'
import { packageQueries } from '@/client/api/member/packages.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { toUser } from '@/client/state/signed-in-user.ts'
import { openState } from '@/client/state/state-door.ts'
import type { PackageFeature } from '@/domain/account/access.ts'
import { may } from '@/domain/account/rights.ts'
import {
  isAsked,
  type ListingRefusal,
  type ListingRequest,
  listingFeatures,
  packageRefusal,
  profileRefusal,
  verificationRefusal,
} from '@/domain/listing/listing-gate.ts'
import { listingGateMachine } from '@/machines/listing-gate/listing-gate.machine.ts'
import type { Tools } from './find-location.ts'

export type ListingGateActor = Actor<typeof listingGateMachine>

/**
 * Listing gate at the provider. Grants are cached, refusals are refetched. Administrators skip it,
 * as at the provider.
 */
export function createListingGate(tools: () => Tools): ListingGateActor {
  const machine = listingGateMachine.provide({
    actors: {
      askProfile: fromPromise(() => checkViewer(tools(), (person) => profileRefusal(person ?? {}))),
      askVerification: fromPromise(({ signal }) =>
        checkViewer(tools(), () => askVerification(tools(), signal)),
      ),
      askPackages: fromPromise<Answer, ListingRequest | null>(({ input, signal }) =>
        checkViewer(tools(), () =>
          askPackages(tools(), input ? listingFeatures(input) : [], signal),
        ),
      ),
    },
  })
  return createActor(machine).start()
}

type Answer = ListingRefusal | null

/** Checks the signed-in user with the cached profile; the provider checks again on submit. */
async function checkViewer(
  { queries, client }: Tools,
  ask: (person: User | undefined) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { store } = await openState(queries, client)
  const fields = store.getSnapshot().context.User_signup.data?.data
  const person = fields && toUser(fields)
  return isAsked({ isTrusted: person !== undefined && may(person, 'site') }) ? ask(person) : null
}

function askVerification({ queries, client }: Tools, signal: AbortSignal): Promise<Answer> {
  const query = settingsQueries.web(client)
  return askTwice(async (again) => {
    const options = again ? { ...query, staleTime: 0 } : query
    const settings = await fetchUntil(queries, options, signal)
    return verificationRefusal({
      isRequired: settings.verification_required_for_user,
      status: settings.verification_status ?? 'initial',
    })
  })
}

async function askPackages(
  { queries, client }: Tools,
  features: readonly PackageFeature[],
  signal: AbortSignal,
): Promise<Answer> {
  for (const feature of features) {
    const query = packageQueries.check(client, feature)
    const refusal = await askTwice(async (again) => {
      const options = again ? { ...query, staleTime: 0 } : query
      return packageRefusal(feature, await fetchUntil(queries, options, signal))
    })
    if (refusal) return refusal
  }
  return null
}

/** Stale data may grant access, but never refuse it. */
async function askTwice(ask: (again: boolean) => Promise<Answer>): Promise<Answer> {
  return (await ask(false)) && ask(true)
}
