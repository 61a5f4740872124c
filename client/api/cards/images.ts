/**
 * Attributes of an img element. Our own provider serves every width up to the original's (format by
 * Accept); other providers serve the original only.
 */
export function imageSources(
  url: string,
  originalWidth?: number | null,
): { src: string; srcSet: string | undefined } {
  if (!isOwnImage(url)) return { src: url, srcSet: undefined }
  const widths = widthsUpTo(originalWidth)
  const of = (width: number) => `${url}?w=${width}`
  const srcSet = widths.map((width) => `${of(width)} ${width}w`).join(', ')
  return { src: of(widths.findLast((width) => width <= DEFAULT_WIDTH) ?? DEFAULT_WIDTH), srcSet }
}

/**
 * The average color in a blurhash, as CSS: shown while the picture loads, without a decoder.
 * Characters three to six are the mean in base 83, 24 bits of sRGB
 * (https://github.com/woltapp/blurhash, Algorithm.md). Undefined for anything else.
 */
export function averageColor(hash: string | null | undefined): string | undefined {
  let value = 0
  for (const character of hash?.slice(2, 6) ?? '') {
    const digit = BASE_83.indexOf(character)
    if (digit === -1) return undefined
    value = value * 83 + digit
  }
  if (!hash || hash.length < 6 || value > 0xff_ff_ff) return undefined
  return `#${value.toString(16).padStart(6, '0')}`
}

/**
 * Widths that our provider makes; other widths are refused. 768 fills the middling phone: 412 pixels,
 * each of 1.75 dots.
 */
const imageWidths: readonly number[] = [160, 320, 480, 640, 768, 960, 1280, 1920]
const DEFAULT_WIDTH = 960
const OWN_IMAGE = /^(https?:\/\/[^/?#]+)?\/api\/ext\/files\/images\/[^/?#]+$/
const BASE_83 =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'

function isOwnImage(url: string): boolean {
  return OWN_IMAGE.test(url)
}

/** Pictures are never enlarged: the first width that holds the original is the last of use. */
function widthsUpTo(originalWidth: number | null | undefined): readonly number[] {
  if (!originalWidth) return imageWidths
  const enough = imageWidths.findIndex((width) => width >= originalWidth)
  return enough === -1 ? imageWidths : imageWidths.slice(0, enough + 1)
}
