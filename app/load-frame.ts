import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { writingDirection } from '@/client/text/writing-direction.ts'
import { brandStyleSheet } from '@/design-system/tokens/on-color.ts'
import { loadPage } from './load-page.ts'
import { requestHeaders } from './request-headers.ts'
import { type Theme, themeOf } from './theme-cookie.ts'

/** What the document itself needs, also while the provider is away. */
export type Frame = {
  name: string
  icon: string
  language: string
  direction: 'ltr' | 'rtl'
  theme: Theme | null
  nonce: string
  /** Puts the operator's colour in the brand's place; '' where it is the product's own. */
  brandStyle: string
}

export const loadFrame = cache(async (): Promise<Frame> => {
  const asked = await headers()
  if (asked.get(requestHeaders.closed) === 'unavailable') return frameAlone()
  const { settings, language, direction, theme, nonce } = await loadPage()
  return {
    name: settings.company_name,
    icon: settings.web_favicon || OWN_ICON,
    language,
    direction,
    theme,
    nonce,
    brandStyle: brandStyleOf(settings.system_color ?? ''),
  }
})

const OWN_NAME = 'Hearth'
const OWN_ICON = '/icon.svg'

async function frameAlone(): Promise<Frame> {
  const [asked, jar] = await Promise.all([headers(), cookies()])
  const language = asked.get(requestHeaders.language) || 'en'
  return {
    name: OWN_NAME,
    icon: OWN_ICON,
    language,
    direction: writingDirection(language),
    theme: themeOf(jar),
    nonce: asked.get(requestHeaders.nonce) ?? '',
    brandStyle: '',
  }
}

let lastBrand = { color: '', style: '' }

/** Finding readable shades takes longer than a page may wait for each time. */
function brandStyleOf(color: string): string {
  if (lastBrand.color !== color) lastBrand = { color, style: brandStyleSheet(color) }
  return lastBrand.style
}
