import type { WebSettings } from '@/client/api/settings.ts'
import { type IdentityProject, identityProject } from '@/domain/account/identity-project.ts'
import { hasExtension } from '@/domain/web/extensions.ts'

/** Sign-in methods of a site. */
export type SignInOffers = {
  /** Codes by SMS: sent by the server, or by the Firebase project if set. */
  byPhone: boolean
  /** Browsers may lack them all the same. */
  byPasskey?: boolean
  phoneProject?: IdentityProject
  /** Google sign-in, by this Firebase project. */
  googleProject?: IdentityProject
  /** ISO 3166-1; numbers of this country may come without country code. */
  phoneCountry?: string
  /** Sends codes and addresses in request bodies, not in URLs. */
  byPost: boolean
  /** The site requires consent before it stores anything. */
  asksFirst: boolean
}

export function signInOffers(settings: WebSettings): SignInOffers {
  const {
    number_with_otp_login: otp,
    otp_service_provider: sender,
    social_login: social,
    country_code: country,
  } = settings
  const project = identityProject(settings.identity_provider) ?? undefined
  const isForeign = sender === 'firebase'
  return {
    ...(hasExtension(settings.extensions, 'passkeys') ? { byPasskey: true } : {}),
    byPhone: otp === '1' && (!isForeign || project !== undefined),
    ...(isForeign && project ? { phoneProject: project } : {}),
    ...(social === '1' && project ? { googleProject: project } : {}),
    ...(country ? { phoneCountry: country } : {}),
    byPost: hasExtension(settings.extensions, 'accounts'),
    asksFirst: settings.allow_cookies,
  }
}
