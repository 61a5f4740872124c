import { createDice } from '@hearth/dice/dice'
import { drawn } from '../canvas.ts'

const views = new Map<string, ReturnType<typeof drawn>>()

/** A garden beyond a window, out of focus. */
export function outside(evening: boolean, number: number) {
  const key = `${evening} ${number}`
  const old = views.get(key)
  if (old) return old
  const dice = createDice(number * 97 + 5)
  const made = drawn(256, 256, (it) => {
    const sky = it.createLinearGradient(0, 0, 0, 256)
    sky.addColorStop(0, evening ? '#24407e' : '#a9cdf0')
    sky.addColorStop(0.6, evening ? '#d98f6a' : '#eef4f8')
    it.fillStyle = sky
    it.fillRect(0, 0, 256, 256)
    it.filter = 'blur(5px)'
    for (let blob = 0; blob < 90; blob++) {
      const x = dice.roll() * 256
      const y = 138 + dice.roll() * 60 - 40 * Math.sin(x / (24 + number * 9)) ** 2
      it.fillStyle = evening
        ? '#1d2b2a'
        : (['#8fae72', '#a8c186', '#749a63', '#b9cd9c'][blob % 4] ?? '')
      it.beginPath()
      it.ellipse(x, y, 10 + dice.roll() * 14, 8 + dice.roll() * 12, 0, 0, 7)
      it.fill()
    }
    it.fillStyle = evening ? '#232c2c' : '#b4c890'
    it.fillRect(-8, 196, 280, 70)
  })
  views.set(key, made)
  return made
}
