import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLostPictures } from './use-lost-pictures.ts'

test('marks broken pictures, including earlier failures, until they load', () => {
  const [early, late] = [picture({ isLost: true }), picture({ isLost: false })]
  const { unmount } = renderHook(useLostPictures)
  expect([early, late].map(isLost)).toEqual([true, false])
  late.dispatchEvent(new Event('error'))
  expect(isLost(late)).toBe(true)
  late.dispatchEvent(new Event('load'))
  expect(isLost(late)).toBe(false)
  unmount()
  late.dispatchEvent(new Event('error'))
  expect(isLost(late)).toBe(false)
})

const isLost = ({ dataset }: HTMLElement) => 'lost' in dataset

function picture({ isLost }: { isLost: boolean }) {
  const image = document.createElement('img')
  const facts = { complete: isLost, currentSrc: '/a.webp', naturalWidth: 0 }
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(image, name, { value })
  return document.body.appendChild(image)
}
