export type AdvertNoticeKind = 'advert-approved' | 'advert-rejected' | 'advert-ended'

const KEYS: Record<AdvertNoticeKind, string> = {
  'advert-approved': 'advertApproved',
  'advert-rejected': 'advertRejected',
  'advert-ended': 'advertEnded',
}

export function isAdvertNotice(kind: string): kind is AdvertNoticeKind {
  return Object.hasOwn(KEYS, kind)
}

/** Second half of the key of a notice's text. */
export function advertKey(kind: AdvertNoticeKind): string {
  return KEYS[kind]
}

/** The end's cause is stored where others store a reason. */
export function advertReason(
  { kind, reason }: { kind: string; reason: string },
  say: (key: string) => string,
): string {
  return kind === 'advert-ended' && reason
    ? say(`notifications.message.advertEnd.${reason}`)
    : reason
}
