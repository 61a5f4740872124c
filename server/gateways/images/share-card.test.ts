import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawShareCard, SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from './share-card.ts'
import { drawText, writable } from './share-text.ts'

const card: ShareCard = {
  photoKey: null,
  siteName: 'Hearth',
  hasMark: true,
  kicker: 'For sale',
  headline: '$845,000.00',
  period: '',
  title: 'House by the lake',
  note: 'Kirkland, Washington',
  color: '#1f4d3a',
  direction: 'ltr',
}

const style = {
  family: 'sans',
  sizes: [34, 30],
  color: '#000000',
  width: 376,
  lines: 3,
  direction: 'ltr',
} as const

test('draws a small JPEG of the size for shared links', async () => {
  const background = '#884422'
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .webp()
    .toBuffer()
  for (const picture of [photo, null]) {
    const drawn = await drawShareCard(card, picture)
    const { format, width, height } = await sharp(drawn).metadata()
    expect([format, width, height]).toEqual(['jpeg', SHARE_WIDTH, SHARE_HEIGHT])
    expect(drawn.length).toBeLessThan(200_000)
  }
})

test('places the photo at the start of the language’s direction', async () => {
  const background = '#ff0000'
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  const redAt = async (left: number, direction: 'ltr' | 'rtl') => {
    const drawn = await drawShareCard({ ...card, direction }, photo)
    const spot = sharp(drawn).extract({ left, top: 300, width: 9, height: 9 })
    const { channels } = await sharp(await spot.toBuffer()).stats()
    return (channels[0]?.mean ?? 0) > 240 && (channels[2]?.mean ?? 255) < 30
  }
  expect([await redAt(100, 'ltr'), await redAt(1150, 'ltr')]).toEqual([true, false])
  expect([await redAt(100, 'rtl'), await redAt(1150, 'rtl')]).toEqual([false, true])
})

test('keeps text of any length within its space', async () => {
  const texts = ['A very long name '.repeat(40), 'x'.repeat(400), 'بيت كبير '.repeat(60)]
  for (const text of texts) {
    const drawn = await drawText(text, style)
    expect(drawn?.width).toBeLessThanOrEqual(style.width)
    expect(drawn?.height).toBeLessThanOrEqual(34 * 1.3 * style.lines)
  }
})

test('draws markup in texts as text', async () => {
  const bold = await drawText('<b>a</b> & b', style)
  const plain = await drawText('a b', style)
  expect(bold?.width).toBeGreaterThan((plain?.width ?? 0) * 1.5)
})

test('omits characters without a glyph', async () => {
  expect(writable('Sea view 🏡 120 m² – Łódź, Ωmega, Жизнь, بيت')).toBe(
    'Sea view 120 m² – Łódź, Ωmega, Жизнь, بيت',
  )
  expect(writable('日本語')).toBe('')
  expect(await drawText('🏡 …', style)).toBeNull()
})

test('draws the same picture without system fonts', async () => {
  const script = `
    import { createHash } from 'node:crypto'
    const { drawShareCard } = await import('./server/gateways/images/share-card.ts')
    const drawn = await drawShareCard(${JSON.stringify(card)}, null)
    console.log(createHash('sha256').update(drawn).digest('hex'))`
  const { FONTCONFIG_FILE, ...env } = process.env
  const child = spawnSync(
    process.execPath,
    ['--import', './scripts/alias.mjs', '--input-type=module', '-e', script],
    {
      env: {
        ...env,
        HOME: '/nonexistent',
        XDG_DATA_HOME: '/nonexistent',
        XDG_CACHE_HOME: '/nonexistent',
      },
      encoding: 'utf8',
    },
  )
  const here = createHash('sha256')
    .update(await drawShareCard(card, null))
    .digest('hex')
  expect(child).toMatchObject({ stderr: '', stdout: `${here}\n` })
})
