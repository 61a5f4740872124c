import { formatMoment } from '@/domain/web/format-moment.ts'
import type { SentenceValues } from '@/domain/web/sentence.ts'
import type { NotificationRow } from './store.ts'

const KEYS: Record<string, string> = {
  inquiry: 'inquiry',
  'inquiry-message': 'inquiryMessage',
  'inquiry-answer': 'inquiryAnswer',
}

type Reader = {
  say: (key: string, values?: SentenceValues) => string
  language: string
  adminName: string
}

/** Title and text of a notification about an inquiry or its viewing. */
export function inquiryWords(
  row: NotificationRow,
  { say, language, adminName }: Reader,
): { title: string; message: string } {
  const home = row.inquiry_title ?? ''
  const key = KEYS[row.kind]
  if (key) {
    const facts = { name: row.inquiry_name ?? adminName, home }
    const message = say('notifications.message.chatText', facts)
    return { title: say(`notifications.message.${key}`, facts), message }
  }
  const { viewing_starts_at: at, viewing_time_zone: timeZone } = row
  const when = at === null || timeZone === null ? '' : formatMoment(at, { language, timeZone })
  const title = say(`viewings.notice.${row.kind.replace('viewing-', '')}`)
  return { title, message: `${home} · ${when}` }
}
