import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { closeFeed, feedSince, openFeed, readFeed } from './feed.ts'
import { listSlots, offerTimes, ownSchedule, withdrawTimes } from './schedule.ts'
import { changeViewing, listViewings, requestViewing } from './viewings.ts'
import { toSchedule, toViewing } from './wire.ts'

const WEEKS = 4

export const viewingsHandlers = {
  async getViewingSchedule({ query }, context) {
    const schedule = await ownSchedule(context, query)
    const message = schedule ? 'Your times.' : 'You offer no times yet.'
    return { error: false, message, data: schedule ? toSchedule(schedule) : null }
  },

  async saveViewingSchedule({ body }, context) {
    const { property_id, project_id, place = '', weekly = [], exceptions = [], ...rest } = body
    const times = exceptions.map(({ date, times: own = [] }) => ({ date, times: own }))
    const schedule = { ...rest, place: place.trim(), weekly, exceptions: times }
    const saved = await offerTimes(context, { property_id, project_id }, schedule)
    return { error: false, message: 'Your times are saved.', data: toSchedule(saved) }
  },

  async deleteViewingSchedule({ query }, context) {
    await withdrawTimes(context, query)
    return { error: false, message: 'You offer no times any more.' }
  },

  async getViewingSlots({ query: { weeks = WEEKS, ...named } }, context) {
    const { schedule, slots } = await listSlots(context, { ...named, weeks })
    return {
      error: false,
      message: slots.length > 0 ? 'Free times.' : 'There are no free times.',
      data: slots.map(wireDate),
      offer: schedule
        ? { time_zone: schedule.time_zone, minutes: schedule.minutes, kind: schedule.kind }
        : null,
    }
  },

  async getViewings({ query: { token, past } }, context) {
    const rows = await listViewings(context, { token, isPast: past === 1 })
    const message = rows.length > 0 ? 'The viewings.' : 'There are no viewings.'
    return { error: false, message, data: rows.map(toViewing) }
  },

  async requestViewing({ body: { starts_at, ...name } }, context) {
    const row = await requestViewing(context, { ...name, startsAt: new Date(starts_at) })
    return { error: false, message: 'The viewing is requested.', data: toViewing(row) }
  },

  async changeViewing({ path: { id }, body }, context) {
    const { act, sequence, token, starts_at, reason = '' } = body
    const startsAt = starts_at === undefined ? undefined : new Date(starts_at)
    const row = await changeViewing(context, {
      id,
      token,
      act,
      sequence,
      startsAt,
      reason: reason.trim(),
    })
    return { error: false, message: 'The viewing is changed.', data: toViewing(row) }
  },

  async getViewingFeed(_input, context) {
    const since = await feedSince(context)
    const message = since ? 'Your calendar has an address.' : 'Your calendar has no address.'
    return { error: false, message, created_at: since && wireDate(since) }
  },

  async openViewingFeed(_input, context) {
    const address = await openFeed(context)
    return { error: false, message: 'Your calendar has a new address.', address }
  },

  async closeViewingFeed(_input, context) {
    await closeFeed(context)
    return { error: false, message: 'Your calendar has no address any more.' }
  },

  async getViewingCalendar({ query: { token } }, context) {
    const calendar = await readFeed(context, token)
    return new Response(calendar, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="viewings.ics"',
        'cache-control': 'private, no-store',
      },
    })
  },
} satisfies Partial<Handlers>
