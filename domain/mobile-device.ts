/** Where an app for a device is found. */
export type AppShop = 'android' | 'apple'

/** Whether a browser says that it runs on a telephone or tablet. */
export function isMobileDevice(userAgent: string): boolean {
  return MOBILE.test(userAgent)
}

/** The shop of a mobile device; null for desktop browsers and devices without one. */
export function appShopOf(userAgent: string): AppShop | null {
  if (!isMobileDevice(userAgent)) return null
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'apple'
  return /Android/i.test(userAgent) ? 'android' : null
}

/** The specification's match: Android, iPhone, iPad and similar. */
const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i
