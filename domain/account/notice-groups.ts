/** Kinds of notifications that a member chooses together. */
export const noticeGroups = [
  'messages',
  'inquiries',
  'viewings',
  'listings',
  'prices',
  'searches',
  'interest',
  'payments',
  'announcements',
] as const

export type NoticeGroup = (typeof noticeGroups)[number]

export const noticeChannels = ['page', 'mail', 'push'] as const

export type NoticeChannel = (typeof noticeChannels)[number]

const KINDS: Record<NoticeGroup, readonly string[]> = {
  messages: ['message'],
  inquiries: ['inquiry', 'inquiry-message', 'inquiry-answer'],
  viewings: [
    'viewing-requested',
    'viewing-agreed',
    'viewing-declined',
    'viewing-moved',
    'viewing-canceled',
    'viewing-reminder',
  ],
  listings: [
    'approved',
    'rejected',
    'expiring',
    'expired',
    'verified',
    'not-verified',
    'advert-approved',
    'advert-rejected',
    'advert-ended',
    'listing-moved',
    'listing-received',
  ],
  prices: ['price'],
  searches: ['saved-search'],
  interest: ['interest'],
  payments: [
    'payment-paid',
    'payment-surplus',
    'payment-refunded',
    'payment-disputed',
    'payment-won',
    'payment-rejected',
    'payment-credited',
    'package-granted',
    'package-ended',
    'package-expiring',
  ],
  announcements: ['announcement'],
}

/** Mails that a member can do without. */
const optionalMails = ['messages', 'listings', 'searches'] as const satisfies readonly NoticeGroup[]

/** Mails of these are sent in any case: people without account wait, or money and dates depend on it. */
const requiredMails = [
  'inquiries',
  'viewings',
  'payments',
] as const satisfies readonly NoticeGroup[]

/** `always` cannot be switched off; `never` does not exist. */
export function channelChoice(
  group: NoticeGroup,
  channel: NoticeChannel,
): 'chosen' | 'always' | 'never' {
  if (channel !== 'mail' || isIncluded(optionalMails, group)) return 'chosen'
  return isIncluded(requiredMails, group) ? 'always' : 'never'
}

/** Null for kinds of a newer provider. */
export function findNoticeGroup(kind: string): NoticeGroup | null {
  return noticeGroups.find((group) => KINDS[group].includes(kind)) ?? null
}

export function kindsOfGroups(groups: readonly NoticeGroup[]): string[] {
  return groups.flatMap((group) => KINDS[group])
}

export function isNoticeGroup(text: string): text is NoticeGroup {
  return isIncluded(noticeGroups, text)
}

function isIncluded<Text extends string>(list: readonly Text[], text: string): text is Text {
  return list.some((known) => known === text)
}
