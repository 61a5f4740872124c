export type AppShop = 'android' | 'apple'

export function isMobileDevice(userAgent: string): boolean {
  return MOBILE.test(userAgent)
}

export function findAppShop(userAgent: string): AppShop | null {
  if (!isMobileDevice(userAgent)) return null
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'apple'
  return /Android/i.test(userAgent) ? 'android' : null
}

/** Pattern from the specification. */
const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i
