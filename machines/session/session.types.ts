/** How somebody signs in, as the provider takes it. */
export type WayIn =
  | { type: '3'; email: string; password: string }
  /** By Google: `id_token` is what the identity provider signed of the person called `auth_id` there. */
  | { type: '0'; auth_id: string; id_token: string }
  /** By a number that was proven by a code; with `id_token` where an identity provider sent that. */
  | { type: '1'; auth_id: string; mobile: string; id_token?: string }
  /** By the code that a sign-in with a second factor lacked. */
  | { type: 'factor'; challenge: string; code: string }
