export type GalleryImage = {
  src: string
  srcSet?: string
  alt: string
  /** Pixels of the original; they keep its place and its ratio. */
  width: number
  height: number
  /** CSS colour until the picture is there. */
  color?: string
  caption?: string
}

/** `{index}` and `{total}` stand for numbers in these words. */
export type LightboxLabels = {
  title: string
  close: string
  previous: string
  next: string
  counter: string
  /** Both name the same button. */
  zoomIn: string
  zoomOut: string
  /** Names the row of small pictures. */
  all: string
  /** They could not be opened. */
  failed: string
}

/** Puts numbers, written as the language does, in the places of a sentence. */
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
