import type { WebSettings } from '@/client/api/settings.ts'
import { hasExtension } from '@/domain/extensions.ts'
import { type IdentityProject, identityProject } from '@/domain/identity-project.ts'

/** Which ways in a marketplace offers. */
export type SignInOffers = {
  /** A code by SMS: of the provider's own, or by the project named here. */
  byPhone: boolean
  phoneProject?: IdentityProject
  /** Google, by the project named here. */
  googleProject?: IdentityProject
  /** Codes and addresses travel outside of the address of a call. */
  byPost: boolean
  /** The site keeps nothing on the device before it is allowed to. */
  asksFirst: boolean
}

export function signInOffers(settings: WebSettings): SignInOffers {
  const {
    number_with_otp_login: otp,
    otp_service_provider: sender,
    social_login: social,
  } = settings
  const project = identityProject(settings.identity_provider) ?? undefined
  const isForeign = sender === 'firebase'
  return {
    byPhone: otp === '1' && (!isForeign || project !== undefined),
    ...(isForeign && project ? { phoneProject: project } : {}),
    ...(social === '1' && project ? { googleProject: project } : {}),
    byPost: hasExtension(settings.extensions, 'accounts'),
    asksFirst: settings.allow_cookies,
  }
}
