import { translated } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { archiveResponse } from '@/server/modules/account/deletion/archive-response.ts'
import { endPackage, grantPackage } from '../packages.ts'
import { createShaping, toText } from '../shaping.ts'
import { moveListing } from './moved-listing.ts'
import { changeActivity, listPersonListings, viewPerson } from './people.ts'
import { changeActivities, endManySignIns } from './people-bulk.ts'
import { formatPeopleCursor } from './people-cursor.ts'
import { listMatchingIds, listPeople, listPeopleChoices } from './people-list.ts'
import { endPersonFactor, endPersonSignIns } from './person-access.ts'
import { erasePerson, exportPerson } from './person-data.ts'
import { changeVerification } from './person-verification.ts'
import { takeListingDown } from './taken-down-listing.ts'
import { toAdminUserRow, toPersonListing, toUserDetail } from './wire.ts'

export const peopleHandlers = {
  async getUsers({ query: { limit, sort = 'newest', ...asked } }, context) {
    const found = await listPeople(context, { ...asked, sort, limit: limit + 1 })
    const rows = found.rows.slice(0, limit)
    const last = found.rows.length > limit ? rows.at(-1) : undefined
    return {
      error: false,
      message: rows.length > 0 ? 'People found.' : 'Nobody was found.',
      next: last ? formatPeopleCursor(last, sort) : null,
      counts: found.counts,
      data: rows.map((row) => toAdminUserRow(row, context.origin)),
    }
  },

  async getUserIds({ query: { sort = 'newest', ...asked } }, context) {
    const data = await listMatchingIds(context, { ...asked, sort })
    return { error: false, message: 'The numbers.', data }
  },

  async getUserFilters(_, context) {
    const { packages, languages, cities } = await listPeopleChoices(context)
    const names = packages.map(({ id, name, translations }) => ({
      id,
      name: translated(name, translations, context.language, 'name'),
    }))
    return { error: false, message: 'The choices.', data: { packages: names, languages, cities } }
  },

  async getUser({ path: { id } }, context) {
    const view = await viewPerson(context, id)
    const data = toUserDetail(view, await createShaping(context), context.deps.clock())
    return { error: false, message: 'The person.', data }
  },

  async getUserListings({ path: { id: accountId }, query }, context) {
    const { kind = 'property', status, after, limit } = query
    const part = { accountId, kind, status, after, limit: limit + 1 }
    const found = await listPersonListings(context, part)
    const rows = found.slice(0, limit)
    return {
      error: false,
      message: rows.length > 0 ? 'The listings.' : 'There are no listings here.',
      next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
      data: rows.map((row) => toPersonListing(row, context.origin)),
    }
  },

  async changeUserActivity({ body: { id, is_active, reason } }, context) {
    const isActive = is_active === 1
    await changeActivity(context, { id, isActive, reason: toText(reason) })
    const message = isActive ? 'The account can be used again.' : 'The account is deactivated.'
    return { error: false, message }
  },

  async changeUsersActivity({ body: { is_active, ...bulk } }, context) {
    const isActive = is_active === 1
    const data = await changeActivities(context, { ...bulk, isActive })
    const message = isActive ? 'The accounts can be used again.' : 'The accounts are deactivated.'
    return { error: false, message, data }
  },

  async endUsersSignIns({ body }, context) {
    const data = await endManySignIns(context, body)
    return { error: false, message: 'The sign-ins are ended.', data }
  },

  async changeUserVerification({ body: { id, is_verified, reason } }, context) {
    const isVerified = is_verified === 1
    await changeVerification(context, { id, isVerified, reason: toText(reason) })
    const message = isVerified ? 'The person is verified.' : 'The person is not verified any more.'
    return { error: false, message }
  },

  async grantPackage({ body: { id, package_id, starts_at, reason } }, context) {
    const startsAt = starts_at === undefined ? undefined : new Date(starts_at)
    await grantPackage(context, {
      id,
      packageId: package_id,
      startsAt,
      reason: toText(reason),
    })
    return { error: false, message: 'The package is granted.' }
  },

  async endPackage({ body: { id, holding_id, reason } }, context) {
    await endPackage(context, { id, holdingId: holding_id, reason: toText(reason) })
    return { error: false, message: 'The package is ended.' }
  },

  async endUserSignIns({ body }, context) {
    await endPersonSignIns(context, body)
    return { error: false, message: 'The sign-ins are ended.' }
  },

  async endUserSecondFactor({ body }, context) {
    await endPersonFactor(context, body)
    return { error: false, message: 'The second factor is ended.' }
  },

  async exportUser({ body }, context) {
    return archiveResponse(await exportPerson(context, body))
  },

  async eraseUser({ body }, context) {
    await erasePerson(context, body)
    return { error: false, message: 'The account is erased.' }
  },

  async takeListingDown({ body }, context) {
    await takeListingDown(context, body)
    return { error: false, message: 'The listing is taken down.' }
  },

  async moveListing({ body: { owner_id: ownerId, ...move } }, context) {
    await moveListing(context, { ...move, ownerId })
    return { error: false, message: 'The listing is moved.' }
  },
} satisfies Partial<Handlers>
