import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openStudio } from '@/demo/open-studio.ts'

/** Compiling the shaders on the processor takes up to half a minute. */
const IS_FULL = process.env.HEARTH_FULL === '1'

test.runIf(IS_FULL)('takes the same picture of a number again', async () => {
  const studio = await openStudio()
  try {
    const order = { subject: 'land', number: 1, width: 48, height: 32, passes: 1 }
    const picture = await studio.photograph(order)
    const { entropy } = await sharp(picture).stats()
    expect(entropy).toBeGreaterThan(5)
    expect(await studio.photograph(order)).toEqual(picture)
    await expect(studio.photograph({ ...order, subject: 'moon' })).rejects.toThrow(
      'nobody photographs moon',
    )
  } finally {
    await studio.close()
  }
})
