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
} as const satisfies Record<string, LimitRule>

export type LimitRuleName = keyof typeof LIMIT_RULES

/** Counts shared by all processes through the database. */
export type Limits = {
  /**
   * Counts one event. Raises LimitReached when there were too many. Uses a connection of its own:
   * never call it inside a transaction.
   */
  consume(rule: LimitRuleName, key: string): Promise<void>
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
