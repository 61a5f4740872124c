import { routes } from '@/domain/web/routes.ts'

/** Steps of signing in and up. */
export type Step =
  /** `notice` is the reason why the sign-in restarts. */
  | { name: 'sign-in' | 'phone' | 'register' | 'forgot'; notice?: 'expired' | 'spent' }
  /** The second factor is missing. */
  | { name: 'factor'; challenge: string }
  /** The e-mail address must be verified; `password` is null after a reload. */
  | { name: 'verify'; email: string; password: string | null; isSent: boolean; ages?: CodeAges }

/** Seconds since the code was made, and since it was last sent. */
export type CodeAges = { codeAge: number; sendingAge: number }

/** Steps with a page. */
export type PageStep = 'sign-in' | 'register' | 'forgot'

const addresses = {
  'sign-in': routes.signIn,
  register: routes.register,
  forgot: routes.forgotPassword,
} satisfies Record<PageStep, (next?: string) => string>

export function stepAddress(step: PageStep, next?: string): string {
  return addresses[step](next)
}
