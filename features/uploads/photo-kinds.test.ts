import { expect, test } from 'vitest'
import { loadOwnTexts } from '@/client/text/own-texts.ts'
import { ATTACHMENT_ENDINGS } from '@/domain/chat/attachment-rules.ts'
import { PHOTO_ACCEPT, PHOTO_ENDINGS, PHOTO_NAMES } from '@/domain/listing/photo-rules.ts'
import { RECEIPT_TYPES, receiptFault } from '@/domain/payment/receipt-file.ts'
import { loadContract } from '@/server/contract/document.ts'

/** Texts that tell what is accepted where pictures are converted. */
const TEXTS = [
  'account.profile.pictureHint',
  'account.profile.pictureType',
  'chat.failure.badFile',
  'chat.file.wrongKind',
  'listingEditor.plan.fileHint',
  'mailReplies.filesTaken',
  'payments.transfer.fault.wrongKind',
  'payments.transfer.hint',
  'uploads.photoHint',
  'uploads.proofHint',
] as const

test.each(['en', 'de', 'es', 'ar'])('names every accepted kind of picture in %s', async (code) => {
  const texts = await loadOwnTexts(code)
  const lacking = TEXTS.flatMap((key) =>
    PHOTO_NAMES.filter((name) => !texts[key]?.includes(name)).map((name) => `${key}: ${name}`),
  )
  expect(lacking).toEqual([])
})

test('offers every accepted kind to file pickers', () => {
  for (const type of ['jpeg', 'png', 'webp', 'avif', 'heic']) {
    expect(PHOTO_ACCEPT.split(',')).toContain(`image/${type}`)
    expect(RECEIPT_TYPES.split(',')).toContain(`image/${type}`)
  }
  expect(ATTACHMENT_ENDINGS).toEqual(expect.arrayContaining([...PHOTO_ENDINGS]))
  expect(receiptFault({ name: 'IMG_1.HEIC', type: '', size: 9 })).toBeNull()
  expect(receiptFault({ name: 'a.gif', type: 'image/gif', size: 9 })).toBe('wrongKind')
})

test('is told by the contract wherever it names JPEG', () => {
  const silent: string[] = []
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) {
      if (name === 'contentType' && typeof part === 'string' && part.includes('image/jpeg')) {
        if (!/image\/webp.*image\/avif.*image\/heic/.test(part)) silent.push(`${at}.${name}`)
      } else if (name === 'description' && typeof part === 'string' && /JPEG.*PNG/.test(part)) {
        if (!/WebP, AVIF and HEIC/.test(part)) silent.push(`${at}.${name}`)
      } else walk(part, `${at}.${name}`)
    }
  }
  walk(loadContract().root, '')
  expect(silent).toEqual([])
})
