export const ROLES = ['administrator', 'editor', 'moderator', 'support'] as const
export type Role = (typeof ROLES)[number]

/** The roles that have each right. Reading is a right of its own where more roles may read than change. */
export const RIGHTS = {
  /** Overview and start of the pages of administration. */
  desk: ROLES,
  /** Speaks for the site: conversations of the site, listings without review, all rights of packages. */
  site: ['administrator'],
  settings: ['administrator'],
  staff: ['administrator'],
  /** State of the installation, and its jobs. */
  system: ['administrator'],
  /** Imports listings from files. */
  imports: ['administrator'],
  /** Downloads lists of listings, people, payments and leads. */
  exports: ['administrator'],
  content: ['administrator', 'editor'],
  /** Languages of the marketplace, and their texts. */
  languages: ['administrator', 'editor'],
  /** Review queue, reports and featured listings. */
  readReview: ['administrator', 'moderator', 'support'],
  review: ['administrator', 'moderator'],
  readPeople: ['administrator', 'moderator', 'support'],
  /** Deactivates and verifies members. */
  people: ['administrator', 'moderator'],
  /** Ends sign-ins and second factors, exports and erases people's data, moves listings. */
  accounts: ['administrator'],
  inbox: ['administrator', 'support'],
  /** Grants packages to members, and ends them. */
  grants: ['administrator', 'support'],
  readPayments: ['administrator', 'support'],
  payments: ['administrator'],
  refunds: ['administrator'],
  /** Supply, demand and waiting times; income is of `readPayments`. */
  figures: ['administrator', 'editor', 'moderator'],
  readLog: ROLES,
  /** Entries of other people, too. */
  readWholeLog: ['administrator'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof RIGHTS

/** Somebody with a role of staff, or without one. */
export type RoleHolder = { role?: Role | null | undefined }

/** The only place that decides what a role allows, on the server and on pages. */
export function may({ role }: RoleHolder, right: Right): boolean {
  const roles: readonly Role[] = RIGHTS[right]
  return role != null && roles.includes(role)
}

export function isRole(word: unknown): word is Role {
  return ROLES.some((role) => role === word)
}

export function isRight(word: unknown): word is Right {
  return typeof word === 'string' && Object.hasOwn(RIGHTS, word)
}
