/** How somebody signs in, as the provider takes it. */
export type WayIn =
  | { type: '3'; email: string; password: string }
  /** By a number that was proven by a code. */
  | { type: '1'; auth_id: string; mobile: string }
