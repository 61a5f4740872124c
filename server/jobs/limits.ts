export type LimitRule = { points: number; seconds: number }

const HOUR_SECONDS = 3600

/**
 * Keys: `ByAddress` the client's IP address, `ByEmail` the e-mail address, `ByAccount` the account,
 * `Overall` the literal `all`.
 */
export const LIMIT_RULES = {
  contactByAddress: { points: 5, seconds: HOUR_SECONDS },
  contactByEmail: { points: 5, seconds: HOUR_SECONDS },
  /** Against flooding the mailbox. */
  contactOverall: { points: 60, seconds: HOUR_SECONDS },
  /** Cached images do not count. */
  sharePicturesByAddress: { points: 120, seconds: 60 },
  /** Pictures in memory do not count. */
  mapPicturesByAddress: { points: 240, seconds: 60 },
  geocodingByAddress: { points: 60, seconds: HOUR_SECONDS },
  savedSearchByAddress: { points: 20, seconds: HOUR_SECONDS },
  savedSearchByEmail: { points: 5, seconds: HOUR_SECONDS },
  /** Against flooding strangers. */
  savedSearchOverall: { points: 600, seconds: HOUR_SECONDS },
  savedSearchesByAccount: { points: 120, seconds: HOUR_SECONDS },
  inquiryFormsByAddress: { points: 240, seconds: HOUR_SECONDS },
  inquiriesByAddress: { points: 10, seconds: HOUR_SECONDS },
  /** Key: e-mail address or phone number of somebody without account. */
  inquiriesByContact: { points: 5, seconds: HOUR_SECONDS },
  inquiriesByAccount: { points: 20, seconds: HOUR_SECONDS },
  /** Without account; key: the owner's account, or 0. */
  inquiriesToOwner: { points: 120, seconds: HOUR_SECONDS },
  inquiriesOverall: { points: 600, seconds: HOUR_SECONDS },
  /** Key: the inquiry. */
  inquiryMessagesBySender: { points: 20, seconds: HOUR_SECONDS },
  leadAnswersByAccount: { points: 120, seconds: HOUR_SECONDS },
  /** Mails that say why an answer by mail was not taken; key: the person who answers. */
  replyNoticesByPerson: { points: 5, seconds: HOUR_SECONDS },
  /** Key: the inquiry. */
  viewingsBySender: { points: 20, seconds: HOUR_SECONDS },
  /** Key: the viewing. */
  viewingChanges: { points: 30, seconds: HOUR_SECONDS },
  /** A page of a list sends one or two. */
  advertCountsByAddress: { points: 1200, seconds: HOUR_SECONDS },
  reportsByAccount: { points: 20, seconds: HOUR_SECONDS },
  messagesByAccount: { points: 30, seconds: 60 },
  /** Younger than three days; so is the next but one. */
  messagesByNewAccount: { points: 10, seconds: 60 },
  /** Pages tell it every three seconds at most. */
  typingByAccount: { points: 40, seconds: 60 },
  newChatsByAccount: { points: 20, seconds: 24 * HOUR_SECONDS },
  newChatsByNewAccount: { points: 5, seconds: 24 * HOUR_SECONDS },
  /** A browser registers at each visit. */
  pushDevicesByAccount: { points: 120, seconds: HOUR_SECONDS },
  blocksByAccount: { points: 30, seconds: HOUR_SECONDS },
  /** Each attempt may cost a password hash. */
  leavingByAccount: { points: 10, seconds: HOUR_SECONDS },
  /** Each portrait is re-encoded. */
  portraitsByAccount: { points: 30, seconds: HOUR_SECONDS },
  /** Each asks a gateway. */
  paymentsByAccount: { points: 60, seconds: HOUR_SECONDS },
  paymentChecksByAccount: { points: 240, seconds: HOUR_SECONDS },
  bankReceiptsByAccount: { points: 30, seconds: HOUR_SECONDS },
  archivesByAccount: { points: 6, seconds: HOUR_SECONDS },
  /** Right or wrong. */
  signInsByAddress: { points: 60, seconds: 600 },
  /**
   * Wrong passwords, whether or not the account exists. Key: e-mail plus IP address, so that a
   * stranger cannot lock the owner out.
   */
  signInsByAccount: { points: 10, seconds: 900 },
  /** Wrong passwords; key: e-mail address. */
  signInsToAccount: { points: 200, seconds: HOUR_SECONDS },
  registrationsByAddress: { points: 60, seconds: HOUR_SECONDS },
  registrationsByEmail: { points: 5, seconds: HOUR_SECONDS },
  codesByAddress: { points: 60, seconds: HOUR_SECONDS },
  /** Key: phone number or e-mail address. */
  codesByTarget: { points: 5, seconds: HOUR_SECONDS },
  /** Text messages cost money. */
  codesOverall: { points: 3000, seconds: HOUR_SECONDS },
  codeTriesByAddress: { points: 60, seconds: 600 },
  /** Wrong codes; key: account plus IP address. */
  secondFactorByVisitor: { points: 10, seconds: 900 },
  /** Wrong codes; key: account. */
  secondFactorToAccount: { points: 50, seconds: HOUR_SECONDS },
  /** Challenges that are issued; each is a row. */
  passkeyChallengesByAddress: { points: 60, seconds: 600 },
  passkeyChallengesByAccount: { points: 60, seconds: HOUR_SECONDS },
  /** Each may cost a password hash. */
  setupsByAddress: { points: 20, seconds: 900 },
  invitationTriesByAddress: { points: 20, seconds: 900 },
  invitationsByAccount: { points: 30, seconds: 3600 },
  mailTestsByAccount: { points: 10, seconds: HOUR_SECONDS },
  resetsByAddress: { points: 30, seconds: HOUR_SECONDS },
  resetsByEmail: { points: 5, seconds: HOUR_SECONDS },
} as const satisfies Record<string, LimitRule>

export type LimitRuleName = keyof typeof LIMIT_RULES

export type Limits = {
  /**
   * Counts one event. Throws LimitReached. Takes a separate connection: never call it inside a
   * transaction.
   */
  consume(rule: LimitRuleName, key: string): Promise<void>
  /** Reverts one `consume`; not inside a transaction, either. */
  giveBack(rule: LimitRuleName, key: string): Promise<void>
}

/** Callers answer 429 with `Retry-After: seconds`. */
export class LimitReached extends Error {
  readonly rule: LimitRuleName
  readonly seconds: number

  constructor(rule: LimitRuleName, seconds: number) {
    super(`Limit ${rule} reached, free again in ${seconds} s`)
    this.name = 'LimitReached'
    this.rule = rule
    this.seconds = seconds
  }
}
