import { routes } from '@/domain/web/routes.ts'

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
