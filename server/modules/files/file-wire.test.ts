import { describe, expect, test } from 'vitest'
import { fileReply, formatFor, isHeld } from './file-wire.ts'

describe('the format of a picture', () => {
  test.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['image/png', 'jpeg'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
    [undefined, 'jpeg'],
  ])('is chosen by the Accept header %s: %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format)
  })
})

describe('the browser’s copy', () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('counts as current: "%s"', (sent, held) => {
    expect(isHeld(sent, '"a"')).toBe(held)
  })
})

describe('a download', () => {
  test.each([
    [
      'Energieausweis für Haus 3.pdf',
      `filename="Energieausweis fur Haus 3.pdf"; filename*=UTF-8''Energieausweis%20f%C3%BCr%20Haus%203.pdf`,
    ],
    [
      'a"; filename="evil.exe',
      `filename="a__ filename=_evil.exe"; filename*=UTF-8''a%22%3B%20filename%3D%22evil.exe`,
    ],
    ['../../etc/passwd', `filename="....etcpasswd"; filename*=UTF-8''....etcpasswd`],
    [
      'line\r\nSet-Cookie: a=b',
      `filename="lineSet-Cookie: a=b"; filename*=UTF-8''lineSet-Cookie%3A%20a%3Db`,
    ],
    ['خطة.pdf', `filename="___.pdf"; filename*=UTF-8''%D8%AE%D8%B7%D8%A9.pdf`],
    ['\ud800', `filename="_"; filename*=UTF-8''%EF%BF%BD`],
    ['\u0000', `filename="file"; filename*=UTF-8''file`],
  ])('of %j gets a safe name', (name, written) => {
    const file = { name, mime: 'application/pdf', bytes: 0, open: async () => null }
    const reply = fileReply(file, '"key"')
    expect(reply.headers.get('content-disposition')).toBe(`attachment; ${written}`)
  })
})
