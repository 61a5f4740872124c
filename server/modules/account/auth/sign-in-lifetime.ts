const HOUR_MS = 3_600_000

/** Lifetime of a session, independent of its use. */
const MEMBER_MS = 90 * 24 * HOUR_MS
export const STAFF_MS = 12 * HOUR_MS

export function signInExpiry({ isStaff, at }: { isStaff: boolean; at: Date }): Date {
  return new Date(at.getTime() + (isStaff ? STAFF_MS : MEMBER_MS))
}
