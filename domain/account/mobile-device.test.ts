import { expect, test } from 'vitest'
import { findAppShop, isMobileDevice } from './mobile-device.ts'

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15'
const BLACKBERRY = 'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; en) AppleWebKit/534.11'
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120'

test.each([
  [PIXEL, true, 'android'],
  [IPHONE, true, 'apple'],
  [IPAD, true, 'apple'],
  [BLACKBERRY, true, null],
  [DESKTOP, false, null],
  ['', false, null],
])('detects device and app store of "%s"', (userAgent, isMobile, shop) => {
  expect(isMobileDevice(userAgent)).toBe(isMobile)
  expect(findAppShop(userAgent)).toBe(shop)
})
