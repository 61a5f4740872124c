export type GalleryImage = {
  src: string
  srcSet?: string
  alt: string
  /** Pixels of the original; they reserve space before loading. */
  width: number
  height: number
  /** CSS color of the placeholder. */
  color?: string
  caption?: string
}

/** `{index}` and `{total}` are placeholders. */
export type LightboxLabels = {
  title: string
  close: string
  previous: string
  next: string
  counter: string
  /** Both label the same button. */
  zoomIn: string
  zoomOut: string
  /** Label of the thumbnail list. */
  all: string
  /** Toast if the lightbox fails to load. */
  failed: string
}

/** Replaces `{name}` placeholders with numbers formatted for the language. */
export function fillNumbers(
  sentence: string,
  numbers: Record<string, number>,
  language?: string,
): string {
  const format = new Intl.NumberFormat(language)
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = numbers[name]
    return value === undefined ? place : format.format(value)
  })
}
