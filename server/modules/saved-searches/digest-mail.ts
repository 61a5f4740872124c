import { filtersOfCriteria } from '@/domain/search/saved-search.ts'
import { routes } from '@/domain/web/routes.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { type MailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import type { TellableListing } from './alert-store.ts'
import { toMailItem } from './mails.ts'

export type DigestSection = {
  id: number
  name: string
  query: string
  /** A search by travel time. */
  isByTravel: boolean
  listings: readonly TellableListing[]
}

export type Digest = {
  accountId: number
  email: string
  /** Ends the alerts of all searches of the account. */
  token: string
  sections: readonly DigestSection[]
}

/** Later listings have no picture. */
const MAX_PICTURED = 12
/** The page of saved searches has the rest. */
const MAX_LISTED = 100

/** One mail about all searches of an account that have something to report. */
export function digestMail(
  { accountId, email, token, sections }: Digest,
  mailTheme: MailTheme,
): Mail {
  const { say, page, base } = mailTools(mailTheme)
  const [only, another] = sections
  const single = only && !another ? only : undefined
  const found = sections.flatMap((section) =>
    section.listings.map((listing) => ({ listing, section })),
  )
  const count = new Set(found.map(({ listing }) => listing.id)).size
  const last = Math.max(...found.flatMap(({ listing }) => listing.event_ids))
  const facts = { name: single?.name ?? '', site: mailTheme.settings.company_name, count }
  const subject = say(`savedSearches.mail.${single ? 'subject' : 'digestSubject'}`, facts)
  const left = found.length - MAX_LISTED
  return composeMail({
    ...base,
    to: email,
    id: `saved-searches-of-${accountId}-${last}`,
    subject,
    heading: subject,
    paragraphs: left > 0 ? [say('savedSearches.mail.digestMore', { count: left })] : [],
    items: found.slice(0, MAX_LISTED).map(({ listing, section }, at) =>
      toMailItem(listing, {
        mailTheme,
        isPictured: at < MAX_PICTURED,
        search: single ? '' : section.name,
        isByTravel: section.isByTravel,
      }),
    ),
    link: single
      ? {
          label: say('savedSearches.mail.seeAll'),
          url: page(routes.properties(filtersOfCriteria(single.query))),
        }
      : { label: say('savedSearches.mail.digestAll'), url: page(routes.member('saved-searches')) },
    footer: {
      words: say('savedSearches.mail.digestWhy', facts),
      links: [
        {
          label: say('savedSearches.mail.digestManage'),
          url: page(routes.member('saved-searches')),
        },
        {
          label: say('savedSearches.mail.digestEnd'),
          url: page(routes.savedSearch('unsubscribe', token)),
        },
      ],
    },
    unsubscribeUrl: `${mailTheme.origin}/api/ext/saved-searches/unsubscribe?token=${encodeURIComponent(token)}`,
  })
}
