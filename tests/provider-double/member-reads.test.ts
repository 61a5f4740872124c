import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import {
  blockUser,
  deleteAccount,
  unblockUser,
  updateProfile,
} from '@/client/api/member/account.ts'
import {
  beforeLogout,
  registerUser,
  requestCode,
  requestPasswordReset,
  signIn,
  verifyCode,
} from '@/client/api/member/auth.ts'
import {
  addFavourites,
  favouriteQueries,
  setFavourite,
  setInterest,
} from '@/client/api/member/favourites.ts'
import {
  deleteFeedPreferences,
  feedQueries,
  saveFeedPreferences,
} from '@/client/api/member/feed.ts'
import { notificationQueries } from '@/client/api/member/notifications.ts'
import { reportListing } from '@/client/api/reports.ts'
import { noFeedPreferences } from '@/domain/search/feed-preferences.ts'
import { clientWith, failure, failureOf, read } from './asking.ts'
import { demoToken, knownToken, newcomersToken } from './quirky-members.ts'

const guest = clientWith(null)
const member = clientWith(knownToken)
const newcomer = clientWith(newcomersToken)
const stranger = clientWith('1|expired')
const demo = clientWith(demoToken)

describe('sign-in', () => {
  test('reads a password sign-in and its errors', async () => {
    const right = { type: '3', email: 'ana@other.example', password: 'birch-and-slate' } as const
    const { token, data } = await signIn(guest, right)
    expect([token, data.name, data.profile, data.is_premium]).toEqual([
      knownToken,
      'Ana Lindqvist',
      '',
      0,
    ])
    expect(await failureOf(signIn(guest, { ...right, password: 'wrong' }))).toMatchObject({
      kind: 'refused',
      message: 'Wrong details',
    })
    const unproven = { ...right, email: 'unproven@other.example' }
    expect(await failureOf(signIn(guest, unproven))).toMatchObject({ kind: 'refused' })
    expect(await failureOf(signIn(guest, { type: '0', auth_id: 'deactivated' }))).toMatchObject({
      key: 'accountDeactivated',
      message: 'Account is deactivated',
    })
  })

  test('reads a code for a number and for an address', async () => {
    const to = { number: '15035550100' }
    await requestCode(guest, { to, byPost: false })
    await requestCode(guest, { to: { email: 'ana@other.example' }, byPost: false })
    const code = { to, otp: '123456', byPost: false }
    expect(await verifyCode(guest, code)).toBe('identity-of-ana')
    expect(await failureOf(verifyCode(guest, { ...code, otp: '654321' }))).toMatchObject({
      kind: 'refused',
      status: 400,
    })
    const never = { ...code, to: { number: '15005550006' } }
    expect(await failureOf(verifyCode(guest, never))).toMatchObject({
      kind: 'refused',
      status: 200,
    })
    const short = requestCode(guest, { to: { number: '12' }, byPost: false })
    expect(await failureOf(short)).toMatchObject({ kind: 'refused', status: 200 })
    const broken = requestCode(guest, { to: { number: '15005550001' }, byPost: false })
    expect(await failureOf(broken)).toMatchObject({ kind: 'server' })
  })

  test('reads a registration and a password reset', async () => {
    const wish = {
      name: 'Bo',
      email: 'bo@other.example',
      password: 'birch-1',
      re_password: 'birch-1',
    }
    await registerUser(guest, wish)
    const taken = registerUser(guest, { ...wish, email: 'ana@other.example' })
    expect(await failureOf(taken)).toMatchObject({ kind: 'refused', message: 'User exists' })
    await requestPasswordReset(guest, { email: 'ana@other.example', byPost: false })
    const unknown = requestPasswordReset(guest, { email: 'bo@other.example', byPost: false })
    expect(await failureOf(unknown)).toMatchObject({ kind: 'refused', message: 'No such user' })
  })
})

describe('a member’s data', () => {
  test('reads favorites in any count format', async () => {
    expect(await read(favouriteQueries.ids(member, false))).toEqual([17, 19])
    expect(await read(favouriteQueries.ids(newcomer, false))).toEqual([])
    expect(await failure(favouriteQueries.ids(stranger, false))).toMatchObject({
      kind: 'unauthenticated',
    })
    const { pages } = await new QueryClient().fetchInfiniteQuery(favouriteQueries.pages(member))
    expect(pages.map(({ rows, total }) => [rows.map(({ slug }) => slug), total])).toEqual([
      [['house-by-the-lake', 'other-house'], 2],
    ])
  })

  test('sends changes of favorites, interest and reports', async () => {
    await setFavourite(member, { id: 17, isFavourite: true })
    await addFavourites(member, { ids: [17, 19], isOffered: false })
    expect(await failureOf(setFavourite(member, { id: 404, isFavourite: true }))).toMatchObject({
      kind: 'refused',
      status: 200,
    })
    await setInterest(member, { id: 17, isInterested: false })
    expect(await failureOf(setInterest(stranger, { id: 17, isInterested: true }))).toMatchObject({
      kind: 'unauthenticated',
    })
    const report = { property_id: 17, reason_id: 1 }
    expect(await reportListing(member, report)).toBe('Already reported')
    expect(await reportListing(member, { ...report, property_id: 18 })).toBe('Reported')
  })

  test('reads notifications without read marks', async () => {
    const { pages } = await new QueryClient().fetchInfiniteQuery(notificationQueries.list(member))
    expect(pages[0]).toMatchObject({
      total: 2,
      rows: [
        { isRead: true, page: '/properties-details/house-by-the-lake' },
        { isRead: true, message: '', image: '', page: '' },
      ],
    })
    expect(await read(notificationQueries.unread(member))).toBe(0)
    const none = await new QueryClient().fetchInfiniteQuery(notificationQueries.list(newcomer))
    expect(none.pages).toEqual([{ rows: [], total: 0 }])
  })

  test('reads preferences and recommendations, or none', async () => {
    expect(await read(feedQueries.preferences(member))).toEqual({
      ...noFeedPreferences,
      categories: [2],
    })
    expect(await read(feedQueries.preferences(newcomer))).toBeNull()
    await saveFeedPreferences(member, { ...noFeedPreferences, city: 'Bend' })
    await deleteFeedPreferences(member, undefined)
    const { rows, total } = await read(feedQueries.recommendations(member))
    expect([rows.map(({ card, why }) => [card.slug, why]), total]).toEqual([
      [['house-by-the-lake', []]],
      1,
    ])
    expect(await read(feedQueries.recommendations(newcomer))).toMatchObject({ rows: [], total: 0 })
  })

  test('reads profiles without texts and blocks of any shape', async () => {
    const changed = await updateProfile(member, {
      name: 'Ana L.',
      latitude: 47.6,
      longitude: -122.2,
    })
    expect(changed).toMatchObject({ name: 'Ana L.', latitude: '47.6', longitude: '-122.2' })
    await blockUser(member, { to_user_id: 12, reason: 'Rude' })
    const self = blockUser(member, { to_user_id: 5 })
    expect(await failureOf(self)).toMatchObject({ kind: 'refused', status: 400 })
    await unblockUser(member, { to_admin: 1 })
    expect(await failureOf(unblockUser(member, { to_user_id: 12 }))).toMatchObject({
      kind: 'refused',
      message: 'Not blocked',
    })
    await beforeLogout(member, 'push-token')
    await deleteAccount(member, { userid: 5 })
  })

  test('reads a demonstration’s refusal with status 200', async () => {
    await setFavourite(demo, { id: 17, isFavourite: true })
    await saveFeedPreferences(demo, noFeedPreferences)
    expect(await failureOf(updateProfile(demo, { name: 'X' }))).toMatchObject({
      kind: 'refused',
      key: 'demoMode',
      message: 'Not Allowed in Demo Mode',
    })
  })
})
