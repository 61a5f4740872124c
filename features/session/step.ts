import { routes } from '@/domain/routes.ts'

/** What is being done to get in. */
export type Step =
  /** `notice` says why the sign-in begins again. */
  | { name: 'sign-in' | 'phone' | 'register' | 'forgot'; notice?: 'expired' | 'spent' }
  /** The sign-in lacks the code of an authenticator app only. */
  | { name: 'factor'; challenge: string }
  /** The address has to be proven by a code; `password` is null when a reload has forgotten it. */
  | { name: 'verify'; email: string; password: string | null; isSent: boolean }

/** Steps that are pages, too. */
export type PageStep = 'sign-in' | 'register' | 'forgot'

const addresses = {
  'sign-in': routes.signIn,
  register: routes.register,
  forgot: routes.forgotPassword,
} satisfies Record<PageStep, (next?: string) => string>

/** The page of a step, which leads to `next` afterwards. */
export function stepAddress(step: PageStep, next?: string): string {
  return addresses[step](next)
}
