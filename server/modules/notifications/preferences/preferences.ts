import type { Kysely } from 'kysely'
import {
  findNoticeGroup,
  isNoticeGroup,
  kindsOfGroups,
  type NoticeChannel,
  type NoticeGroup,
} from '@/domain/account/notice-groups.ts'
import { parseMinutes, type QuietHours } from '@/domain/account/quiet-hours.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import { isTimeZone } from '@/server/environment-kinds.ts'
import { requireMember } from '@/server/viewer.ts'
import { type PreferenceRow, readPreference, writePreference } from './preference-store.ts'

export type NoticePreference = {
  off: Record<NoticeChannel, NoticeGroup[]>
  quiet: QuietHours | null
  timeZone: string
}

export type SentPreference = {
  page_off: NoticeGroup[]
  mail_off: NoticeGroup[]
  push_off: NoticeGroup[]
  /** "22:00", as for the end; both null for none. */
  quiet_from: string | null
  quiet_to: string | null
  time_zone: string
}

const EVERYTHING: PreferenceRow = {
  page_off: [],
  mail_off: [],
  push_off: [],
  quiet_from: null,
  quiet_to: null,
  time_zone: 'UTC',
}

/** Everything by every channel, unless the account chose otherwise. */
export async function findPreference(db: Kysely<DB>, accountId: number): Promise<NoticePreference> {
  return toPreference((await readPreference(db, accountId)) ?? EVERYTHING)
}

/** Replaces the viewer's choices. Raises invalid for half of the quiet hours, or no time zone. */
export async function savePreference(
  { deps, viewer }: ServiceContext,
  sent: SentPreference,
): Promise<NoticePreference> {
  const { id: accountId } = requireMember(viewer)
  const row = toRow(sent)
  await writePreference(deps.db, { ...row, accountId, at: deps.clock() })
  return toPreference(row)
}

export function wantsNotice(
  { off }: Pick<NoticePreference, 'off'>,
  channel: NoticeChannel,
  kind: string,
): boolean {
  const group = findNoticeGroup(kind)
  return group === null || !off[channel].includes(group)
}

/** Whether an account wants mails of this kind. */
export async function wantsMail(
  db: Kysely<DB>,
  { accountId, kind }: { accountId: number; kind: string },
): Promise<boolean> {
  return wantsNotice(await findPreference(db, accountId), 'mail', kind)
}

/** Kinds that an account does not want in its list. */
export async function hiddenKinds(db: Kysely<DB>, accountId: number): Promise<string[]> {
  const { off } = await findPreference(db, accountId)
  return kindsOfGroups(off.page)
}

function toPreference(row: PreferenceRow): NoticePreference {
  const { quiet_from: from, quiet_to: to, time_zone: timeZone } = row
  return {
    off: {
      page: row.page_off.filter(isNoticeGroup),
      mail: row.mail_off.filter(isNoticeGroup),
      push: row.push_off.filter(isNoticeGroup),
    },
    quiet: from === null || to === null ? null : { from, to, timeZone },
    timeZone,
  }
}

function toRow(sent: SentPreference): PreferenceRow {
  const { quiet_from: from, quiet_to: to, time_zone, page_off, mail_off, push_off } = sent
  if (from !== null && to === null) throw invalid({ quiet_to: 'is needed with quiet_from' })
  if (to !== null && from === null) throw invalid({ quiet_from: 'is needed with quiet_to' })
  if (!isTimeZone(time_zone)) throw invalid({ time_zone: 'must be a time zone name' })
  return {
    page_off: [...new Set(page_off)],
    mail_off: [...new Set(mail_off)],
    push_off: [...new Set(push_off)],
    quiet_from: from === null ? null : parseMinutes(from),
    quiet_to: to === null ? null : parseMinutes(to),
    time_zone,
  }
}
