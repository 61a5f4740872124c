import { describe, expect, test } from 'vitest'
import { averageColor, imageSources } from './images.ts'

const own = 'https://hearth.example/api/ext/files/images/1a2b-house.jpg'

describe('picture sources', () => {
  test('include every width up to the original for our own provider', () => {
    expect(imageSources(own, 800)).toEqual({
      src: `${own}?w=960`,
      srcSet: [160, 320, 480, 640, 768, 960]
        .map((width) => `${own}?w=${width} ${width}w`)
        .join(', '),
    })
    expect(imageSources(own, 320)).toEqual({
      src: `${own}?w=320`,
      srcSet: `${own}?w=160 160w, ${own}?w=320 320w`,
    })
  })

  test('include every width for an unknown size', () => {
    const { src, srcSet } = imageSources('/api/ext/files/images/a.jpg')
    expect(src).toBe('/api/ext/files/images/a.jpg?w=960')
    expect(srcSet?.split(', ')).toHaveLength(8)
  })

  test.each([
    'https://other.example/images/house.jpg',
    'https://hearth.example/api/ext/files/report.pdf',
    'https://hearth.example/api/ext/files/images/a/b.jpg',
    'https://hearth.example/api/ext/files/images/a.jpg?w=160',
    'javascript:/api/ext/files/images/a.jpg',
    '',
  ])('leave %j unchanged', (url) => {
    expect(imageSources(url)).toEqual({ src: url, srcSet: undefined })
  })
})

describe('the average color of a blurhash', () => {
  test.each([
    ['LEHV6nWB2yk8pyo0adR*.7kCMdnj', '#979695'],
    ['00~~~~', undefined],
    ['000000', '#000000'],
    ['L', undefined],
    ['LE"V6n', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %s', (hash, color) => {
    expect(averageColor(hash)).toBe(color)
  })
})
