import { createHash } from 'node:crypto'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import type { WebSettings } from '@/client/api/settings.ts'
import { writingDirection } from '@/client/text/writing-direction.ts'
import { requestHeaders } from '../requests/request-headers.ts'
import {
  hasOwnIcons,
  type OperatorLook,
  OWN_ICON,
  operatorStyle,
  siteIcon,
} from '../responses/operator-style.ts'
import { parseThemeCookie, type Theme } from '../responses/theme-cookie.ts'
import { loadPage } from './load-page.ts'

/** Available even if the provider is down. */
export type Frame = {
  name: string
  icon: string
  language: string
  direction: 'ltr' | 'rtl'
  theme: Theme | null
  nonce: string
  /** CSS of the operator's branding; '' for the default. */
  brandStyle: string
  hasOwnIcons: boolean
  /** Changes with the settings, so that browsers fetch theirs again; '' if the provider is down. */
  settingsVersion: string
}

export const loadFrame = cache(async (): Promise<Frame> => {
  const asked = await headers()
  if (asked.get(requestHeaders.closed) === 'unavailable') return frameAlone()
  const { settings, language, direction, theme, nonce } = await loadPage()
  return {
    name: settings.company_name,
    icon: siteIcon(settings),
    language,
    direction,
    theme,
    nonce,
    brandStyle: getOperatorStyle(settings),
    hasOwnIcons: hasOwnIcons(settings),
    settingsVersion: hashSettings(settings),
  }
})

const OWN_NAME = 'Hearth'

async function frameAlone(): Promise<Frame> {
  const [asked, jar] = await Promise.all([headers(), cookies()])
  const language = asked.get(requestHeaders.language) || 'en'
  return {
    name: OWN_NAME,
    icon: OWN_ICON,
    language,
    direction: writingDirection(language),
    theme: parseThemeCookie(jar),
    nonce: asked.get(requestHeaders.nonce) ?? '',
    brandStyle: '',
    hasOwnIcons: false,
    settingsVersion: '',
  }
}

const styles = new WeakMap<OperatorLook, string>()

/** Cached per settings object: finding readable shades is too slow for each request. */
function getOperatorStyle(settings: OperatorLook): string {
  const known = styles.get(settings)
  if (known !== undefined) return known
  const style = operatorStyle(settings)
  styles.set(settings, style)
  return style
}

const versions = new WeakMap<WebSettings, string>()

function hashSettings(settings: WebSettings): string {
  const known = versions.get(settings)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(JSON.stringify(settings)).digest('base64url')
  const version = hash.slice(0, 12)
  versions.set(settings, version)
  return version
}
