import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { hashToken, newTokenRandom } from '@/server/modules/account/auth/codes/secrets.ts'
import { loadViewerSide } from '@/server/modules/chat/sides.ts'
import { getMailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import { deleteFeed, feedCreatedAt, findFeedReader, saveFeed } from './feed-store.ts'
import { toFeed } from './invitation.ts'
import { listUpcomingViewings } from './viewing-store.ts'

/** Since when the viewer's calendar has a secret address; null without one. */
export async function feedSince(context: ServiceContext): Promise<Date | null> {
  const { accountId } = await loadViewerSide(context)
  return feedCreatedAt(context.deps.db, accountId)
}

/** A new secret address of the viewer's calendar; a former one ends. */
export async function openFeed(context: ServiceContext): Promise<string> {
  const { deps, origin } = context
  const { accountId } = await loadViewerSide(context)
  const token = newTokenRandom()
  await saveFeed(deps.db, { accountId, tokenHash: hashToken(token), at: deps.clock() })
  return `${deps.config.publicUrl ?? origin}/api/ext/viewings/calendar?token=${token}`
}

export async function closeFeed(context: ServiceContext): Promise<void> {
  const { accountId } = await loadViewerSide(context)
  await deleteFeed(context.deps.db, accountId)
}

const KEPT_MS = 90 * 86_400_000

/** The calendar at a secret address, with viewings of the last 90 days. Raises notFound. */
export async function readFeed(context: ServiceContext, token: string): Promise<string> {
  const { deps, origin } = context
  const reader = await findFeedReader(deps.db, hashToken(token))
  if (!reader) throw failure('notFound', 'This calendar was not found.')
  const { id: accountId, is_admin, language_code: language } = reader
  const theme = await getMailTheme(deps, { language, origin: deps.config.publicUrl ?? origin })
  const { say } = mailTools(theme)
  const after = new Date(deps.clock().getTime() - KEPT_MS)
  const rows = await listUpcomingViewings(deps.db, {
    sideId: is_admin ? null : accountId,
    accountId,
    after,
  })
  const shown = rows.filter(({ status }) => status === 'agreed' || status === 'requested')
  return toFeed(
    say('viewings.calendar.name', { site: theme.settings.company_name }),
    shown.map((viewing) => {
      const facts = { home: viewing.title, name: viewing.name }
      const description = say('viewings.calendar.with', facts)
      return { viewing, words: { summary: say('viewings.calendar.title', facts), description } }
    }),
  )
}
