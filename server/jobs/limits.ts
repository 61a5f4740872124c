/** How often something may happen: `points` times within `seconds`, counted per key. */
export type LimitRule = { points: number; seconds: number }

const HOUR_SECONDS = 3600

/** Every limit of the house. The key says whom a rule counts. */
export const LIMIT_RULES = {
  /** Contact messages of one visitor; key: the client's address. */
  contactByAddress: { points: 5, seconds: HOUR_SECONDS },
  /** Contact messages signed with one e-mail address; key: that address. */
  contactByEmail: { points: 5, seconds: HOUR_SECONDS },
  /** Contact messages of the whole installation; key: `all`. Keeps a flood out of the mailbox. */
  contactOverall: { points: 60, seconds: HOUR_SECONDS },
  /** Pictures for shared links that had to be drawn; key: the client's address. */
  sharePicturesByAddress: { points: 120, seconds: 60 },
  /** Positions named for one visitor by the operator's maps service; key: the client's address. */
  geocodingByAddress: { points: 60, seconds: HOUR_SECONDS },
  /** Searches saved by one visitor; key: the client's address. */
  savedSearchByAddress: { points: 20, seconds: HOUR_SECONDS },
  /** Mails that ask one e-mail address to confirm a search; key: that address. */
  savedSearchByEmail: { points: 5, seconds: HOUR_SECONDS },
  /** The same of the whole installation; key: `all`. Keeps us from being used to flood strangers. */
  savedSearchOverall: { points: 600, seconds: HOUR_SECONDS },
  /** Listings that one person reports; key: the account. */
  reportsByAccount: { points: 20, seconds: HOUR_SECONDS },
  /** People that one person blocks; key: the account. */
  blocksByAccount: { points: 30, seconds: HOUR_SECONDS },
  /** Tries to delete an account; key: the account. Each may cost a password's hash. */
  leavingByAccount: { points: 10, seconds: HOUR_SECONDS },
  /** Portraits that one person puts in; key: the account. Each is encoded anew. */
  portraitsByAccount: { points: 30, seconds: HOUR_SECONDS },
  /** Archives of an account; key: the account. */
  archivesByAccount: { points: 6, seconds: HOUR_SECONDS },
  /** Sign-ins of one visitor, right or wrong; key: the client's address. */
  signInsByAddress: { points: 60, seconds: 600 },
  /**
   * Wrong passwords of one visitor for one account, whether there is such a one or not; key: e-mail
   * address and client's address, so that a stranger does not lock the owner out.
   */
  signInsByAccount: { points: 10, seconds: 900 },
  /** Wrong passwords of all visitors for one account; key: e-mail address. */
  signInsToAccount: { points: 200, seconds: HOUR_SECONDS },
  /** Accounts that one visitor wants; key: the client's address. */
  registrationsByAddress: { points: 60, seconds: HOUR_SECONDS },
  /** Mails about a wanted account; key: its e-mail address. */
  registrationsByEmail: { points: 5, seconds: HOUR_SECONDS },
  /** Codes that one visitor has sent; key: the client's address. */
  codesByAddress: { points: 60, seconds: HOUR_SECONDS },
  /** Codes sent to one telephone or address; key: the number or address. */
  codesByTarget: { points: 5, seconds: HOUR_SECONDS },
  /** Codes of the whole installation; key: `all`. Messages to telephones cost money. */
  codesOverall: { points: 3000, seconds: HOUR_SECONDS },
  /** Codes and links that one visitor tries; key: the client's address. */
  codeTriesByAddress: { points: 60, seconds: 600 },
  /** Wrong codes of one visitor for the second factor of one account; key: account and the client's address. */
  secondFactorByVisitor: { points: 10, seconds: 900 },
  /** The same of all visitors; key: the account. */
  secondFactorToAccount: { points: 50, seconds: HOUR_SECONDS },
  /** Links for forgotten passwords that one visitor has mailed; key: the client's address. */
  resetsByAddress: { points: 30, seconds: HOUR_SECONDS },
  /** The same to one e-mail address; key: that address. */
  resetsByEmail: { points: 5, seconds: HOUR_SECONDS },
} as const satisfies Record<string, LimitRule>

export type LimitRuleName = keyof typeof LIMIT_RULES

/** Counts shared by all processes through the database. */
export type Limits = {
  /**
   * Counts one event. Raises LimitReached when there were too many. Uses a connection of its own:
   * never call it inside a transaction.
   */
  consume(rule: LimitRuleName, key: string): Promise<void>
  /** Takes back what was counted before it was known that it need not be. As `consume` for transactions. */
  giveBack(rule: LimitRuleName, key: string): Promise<void>
}

/** Too often; callers answer 429 with `Retry-After: seconds`. */
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
