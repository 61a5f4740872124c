import sharp, { type Create, type OverlayOptions } from 'sharp'
import { drawText, type TextStyle } from './share-text.ts'

/** Empty texts are left out. */
export type ShareCard = {
  /** Fallback: the logo. */
  photoKey: string | null
  siteName: string
  hasMark: boolean
  /** Type or status, in a word or two. */
  kicker: string
  /** Price or name. */
  headline: string
  /** Price period, such as a month. */
  period: string
  title: string
  note: string
  /** Brand color, `#rrggbb`. */
  color: string
  direction: 'ltr' | 'rtl'
}

/** Standard size of share images, 1.91:1. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Cache version: increase it with every change of the drawing. */
export const SHARE_DRAWING = 1

const PHOTO_WIDTH = 720
const PADDING = 52
const TEXT_WIDTH = SHARE_WIDTH - PHOTO_WIDTH - 2 * PADDING
const TEXT_START = PHOTO_WIDTH + PADDING
const EDGE_WIDTH = 10
const MARK_SIDE = 42
const MARK_GAP = 14
const STAND_IN_SIDE = 220

// Light theme of the design tokens.
const PAPER = '#faf8f3'
const INK = '#1b211e'
const MUTED = '#585f5a'
const ACCENT = '#94401f'

export async function drawShareCard(card: ShareCard, photo: Buffer | null): Promise<Buffer> {
  const picture = photo ? await cropped(photo) : await standIn(card)
  const layers: OverlayOptions[] = [
    { input: picture, left: leftEdge(card, -TEXT_START, PHOTO_WIDTH), top: 0 },
    { input: edge(card.color), left: leftEdge(card, -PADDING, EDGE_WIDTH), top: 0 },
    ...(await siteLayers(card)),
    ...(await wordLayers(card)),
  ]
  return await sharp({ create: canvas(SHARE_WIDTH, PAPER) })
    .composite(layers)
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
}

/** Left edge in pixels, mirrored for RTL. */
function leftEdge({ direction }: ShareCard, indent: number, width: number): number {
  const start = TEXT_START + indent
  return Math.round(direction === 'rtl' ? SHARE_WIDTH - start - width : start)
}

function cropped(photo: Buffer): Promise<Buffer> {
  return sharp(photo)
    .resize(PHOTO_WIDTH, SHARE_HEIGHT, { fit: 'cover' })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** A house outline on the brand color. */
function standIn({ color, hasMark }: ShareCard): Promise<Buffer> {
  const gable = mark(PAPER, hasMark ? color : PAPER, STAND_IN_SIDE)
  return sharp({ create: canvas(PHOTO_WIDTH, color) })
    .composite([{ input: gable, gravity: 'centre' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function canvas(width: number, background: string): Create {
  return { width, height: SHARE_HEIGHT, channels: 3, background }
}

async function siteLayers(card: ShareCard): Promise<OverlayOptions[]> {
  const indent = card.hasMark ? MARK_SIDE + MARK_GAP : 0
  const name = await drawText(card.siteName, {
    family: 'display',
    sizes: [36, 30, 26],
    color: INK,
    width: TEXT_WIDTH - indent,
    lines: 2,
    direction: card.direction,
  })
  const layers: OverlayOptions[] = []
  if (card.hasMark) {
    const input = mark(card.color, PAPER, MARK_SIDE)
    layers.push({ input, left: leftEdge(card, 0, MARK_SIDE), top: PADDING })
  }
  if (name) {
    const { input, width, height } = name
    const top = Math.round(PADDING + (MARK_SIDE - height) / 2)
    layers.push({ input, left: leftEdge(card, indent, width), top })
  }
  return layers
}

type Block = Pick<TextStyle, 'family' | 'sizes' | 'color' | 'lines'> & {
  words: string
  above: number
}

/** From the bottom up, so that all cards end on the same baseline. */
async function wordLayers(card: ShareCard): Promise<OverlayOptions[]> {
  const small = { family: 'sans', sizes: [25, 22], lines: 2 } as const
  const large = { family: 'display', sizes: [64, 56, 50, 44, 38], lines: 4 } as const
  const blocks: Block[] = [
    { ...small, words: card.note, color: MUTED, above: 30 },
    { family: 'sans', sizes: [34, 30], lines: 4, words: card.title, color: INK, above: 28 },
    { ...small, words: card.period, color: MUTED, above: 14 },
    { ...large, words: card.headline, color: INK, above: 24 },
    { ...small, words: card.kicker, color: ACCENT, above: 0 },
  ]
  const layers: OverlayOptions[] = []
  let bottom = SHARE_HEIGHT - PADDING
  for (const { words, above, ...style } of blocks) {
    const { direction } = card
    const drawn = await drawText(words, { ...style, width: TEXT_WIDTH, direction })
    if (!drawn) continue
    const { input, width, height } = drawn
    layers.push({ input, left: leftEdge(card, 0, width), top: bottom - height })
    bottom -= height + above
  }
  return layers
}

function edge(color: string): Buffer {
  return drawing(EDGE_WIDTH, SHARE_HEIGHT, `<rect width="100%" height="100%" fill="${color}"/>`)
}

function mark(color: string, fire: string, side: number): Buffer {
  return drawing(
    side,
    side,
    `<path d="M16 2.6 29 13.2V27a2.4 2.4 0 0 1-2.4 2.4H5.4A2.4 2.4 0 0 1 3 27V13.2z" fill="${color}"/>
    <path d="M16.6 11.2c.5 3.2 4.9 5 4.9 9.4a5.5 5.5 0 0 1-11 0c0-2.5 1.5-3.9 2.4-5.7.9.7 1.3 1.5 1.5 2.5 1.5-1.5 2.2-3.6 2.2-6.2z" fill="${fire}"/>`,
    '0 0 32 32',
  )
}

function drawing(width: number, height: number, shapes: string, viewBox?: string): Buffer {
  const box = viewBox ?? `0 0 ${width} ${height}`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${shapes}</svg>`,
  )
}
