import type { WebSettings } from '@/client/api/settings.ts'
import { brandStyleSheet } from '@/design-system/tokens/on-color.ts'
import { badgeColors, fillOver } from '@/design-system/tokens/operator-colors.ts'

/** What of the settings changes how pages look. */
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

/** The operator's look as a style sheet; what cannot be read or seen keeps the product's own. */
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

/** Icon of the page. */
export function siteIcon({ web_favicon }: Pick<WebSettings, 'web_favicon'>): string {
  return web_favicon || OWN_ICON
}

export const OWN_ICON = '/icon.svg'

/** Whether drawings of the provider keep their own colours; else they take the theme's. */
export function hasOwnIcons({ svg_clr }: Pick<WebSettings, 'svg_clr'>): boolean {
  return svg_clr === '0'
}

/** A colour of words alone says nothing on the badge of a picture: a fill comes with it. */
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

/** In the place of the drawing that stands for a picture which is missing. */
function placeholderRule(address?: string): string {
  const url = address ? URL.parse(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  const image = JSON.stringify(url.href.replaceAll('<', '%3C'))
  return (
    '[data-no-photo]>svg{display:none}' +
    `[data-no-photo]::before{content:"";width:6rem;height:4rem;background:url(${image}) center/contain no-repeat}`
  )
}
