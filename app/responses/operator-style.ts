import type { WebSettings } from '@/client/api/settings.ts'
import { brandStyleSheet } from '@/design-system/tokens/on-color.ts'
import { badgeColors, fillOver } from '@/design-system/tokens/operator-colors.ts'

export type OperatorLook = Pick<
  WebSettings,
  | 'system_color'
  | 'category_background'
  | 'sell_web_color'
  | 'sell_web_background_color'
  | 'sell_background'
  | 'rent_web_color'
  | 'rent_web_background_color'
  | 'web_placeholder_logo'
  | 'img_placeholder'
>

/** Unreadable or low-contrast colors keep the default. */
export function operatorStyle(look: OperatorLook): string {
  const sell = look.sell_web_background_color ?? look.sell_background
  return [
    brandStyleSheet(look.system_color ?? ''),
    badgeRule(['sell', 'sold'], sell, look.sell_web_color),
    badgeRule(['rent', 'rented'], look.rent_web_background_color, look.rent_web_color),
    tileRule(look.category_background),
    placeholderRule(look.web_placeholder_logo || look.img_placeholder),
  ].join('')
}

export function siteIcon({ web_favicon }: Pick<WebSettings, 'web_favicon'>): string {
  return web_favicon || OWN_ICON
}

export const OWN_ICON = '/icon.svg'

export function hasOwnIcons({ svg_clr }: Pick<WebSettings, 'svg_clr'>): boolean {
  return svg_clr === '0'
}

/** A text color alone is unreadable on photos, so badges need a fill too. */
function badgeRule(offers: readonly string[], fill?: string, ink?: string): string {
  const colors = badgeColors(fill ?? '', ink ?? '')
  if (!colors) return ''
  const badges = offers.map((offer) => `[data-offer=${offer}]`).join(',')
  return `${badges}{background-color:${colors.fill};color:${colors.ink}}`
}

function tileRule(color?: string): string {
  const fill = fillOver(color ?? '')
  if (!fill) return ''
  return `[data-category-tile]>a:not(:hover){background-color:light-dark(${fill.light},${fill.dark})}`
}

/** Replaces the default drawing for missing photos. */
function placeholderRule(address?: string): string {
  const url = address ? URL.parse(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  const image = JSON.stringify(url.href.replaceAll('<', '%3C'))
  return (
    '[data-no-photo]>svg{display:none}' +
    `[data-no-photo]::before{content:"";width:6rem;height:4rem;background:url(${image}) center/contain no-repeat}`
  )
}
