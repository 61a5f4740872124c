import type { WebSettings } from '@/client/api/settings.ts'
import { hasExtension } from '@/domain/extensions.ts'

/** Which ways in a marketplace offers. */
export type SignInOffers = {
  /** A code by SMS of the provider's own. */
  byPhone: boolean
  /** Codes and addresses travel outside of the address of a call. */
  byPost: boolean
  /** The site keeps nothing on the device before it is allowed to. */
  asksFirst: boolean
}

export function signInOffers(settings: WebSettings): SignInOffers {
  const { number_with_otp_login: otp, otp_service_provider: sender } = settings
  return {
    byPhone: otp === '1' && sender !== 'firebase',
    byPost: hasExtension(settings.extensions, 'accounts'),
    asksFirst: settings.allow_cookies,
  }
}
