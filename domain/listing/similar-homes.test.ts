import { describe, expect, test } from 'vitest'
import { type ComparedHome, rankSimilar } from './similar-homes.ts'

const KM_PER_DEGREE = 111.195

/** Thousands, square meters, bedrooms, kilometers to the east. */
function home(facts: string): ComparedHome {
  const [price = 0, area = null, bedrooms = null, km = 0] = facts
    .split(' ')
    .map((fact) => (fact === '–' ? null : Number(fact)))
  const longitude = (km ?? 0) / KM_PER_DEGREE
  return { price: (price ?? 0) * 100_000, area, bedrooms, latitude: 0, longitude }
}

/**
 * A home, then pairs of others, the more similar one first, judged as a buyer would before there
 * was a program to ask. Thousands, square meters, bedrooms, and kilometers from the home; – for
 * unknown.
 */
const JUDGED = `
300 90 2:
  310 92 2 1 > 310 92 2 12
  295 88 2 3 > 450 95 2 1
  320 85 2 4 > 420 90 2 0.3
  300 90 2 8 > 300 90 4 8
  330 95 3 2 > 300 45 1 2
  280 86 2 2 > 220 90 2 2
  300 90 2 25 > 390 120 3 2
  305 91 2 2 > 305 91 1 2
  360 110 3 1 > 300 90 2 60
  300 120 3 2 > 300 60 1 2
  270 80 2 0.5 > 300 90 2 15
  300 – 2 1 > 300 150 5 1
  300 90 – 1 > 300 90 5 1
  240 75 2 1 > 240 75 2 10
  345 100 2 1 > 375 90 2 1
650 180 4:
  640 175 4 5 > 640 175 2 5
  700 200 4 3 > 650 180 4 40
  620 170 3 2 > 620 300 6 2
  800 190 4 1 > 1100 185 4 0.5
  500 150 4 4 > 350 180 4 1
  655 182 4 9 > 655 182 4 18
  650 190 5 6 > 650 110 4 1
  720 185 4 2 > 580 120 3 2
  600 180 4 20 > 320 90 2 2
  680 160 4 1 > 820 160 4 1
1800 70 2:
  1850 72 2 1 > 2600 72 2 0.4
  1700 65 2 2 > 1700 65 2 9
  1600 60 2 1 > 1800 35 1 0.5
  1900 75 3 2 > 1800 70 2 30
  1500 70 2 3 > 900 70 2 1
  2000 80 2 2 > 2000 80 4 2
  1800 68 1 2 > 1800 140 4 2
  1750 70 2 0.5 > 1750 70 2 5
  2150 70 2 1 > 2400 70 2 1
  1400 55 1 1 > 700 25 0 1
950 32 0:
  1000 30 0 1 > 1000 60 2 1
  900 35 1 1 > 900 70 3 1
  950 32 0 6 > 1500 34 0 1
  1100 40 1 2 > 950 32 0 50
  800 28 0 2 > 500 28 0 2
120 – –:
  125 – – 3 > 125 – – 30
  110 – – 8 > 300 – – 2
  140 – – 5 > 60 – – 4
  120 – – 15 > 119 – – 90
120 800 –:
  118 750 – 5 > 118 5000 – 3
0 250 5:
  900 240 5 3 > 900 90 2 3
  0 260 5 2 > 0 260 5 25
  1200 250 5 4 > 300 80 2 1
3000 450 6:
  2800 430 6 15 > 600 150 3 1
  3400 500 6 10 > 5200 480 6 5
`

describe('similar homes', () => {
  test('are ranked as a buyer would, in at least 45 of 50 pairs', () => {
    let compared = ''
    const pairs = JUDGED.trim()
      .split('\n')
      .flatMap((line) => {
        if (line.endsWith(':')) compared = line.slice(0, -1)
        const [nearer, farther] = line.trim().split(' > ').map(home)
        return nearer && farther ? [{ to: home(compared), nearer, farther }] : []
      })
    expect(pairs).toHaveLength(50)
    const right = pairs.filter(({ to, nearer, farther }) => {
      return rankSimilar(to, [farther, nearer])[0] === nearer
    })
    expect(right.length).toBeGreaterThanOrEqual(45)
  })

  test('put a home within the price band before a nearer one outside of it', () => {
    const outside = home('390 90 2 0')
    const within = home('370 60 3 9')
    expect(rankSimilar(home('300 90 2 0'), [outside, within])).toEqual([within, outside])
  })

  test('put a dearer home in town before one of the same price in another region', () => {
    const [dearer, remote] = [home('420 90 2 1'), home('300 90 2 600')]
    expect(rankSimilar(home('300 90 2 0'), [remote, dearer])).toEqual([dearer, remote])
  })

  test('keep their order when nothing tells them apart', () => {
    const twins = [1, 2, 3].map((id) => ({ ...home('300 90 2 1'), id }))
    expect(rankSimilar(home('300 90 2 0'), twins).map(({ id }) => id)).toEqual([1, 2, 3])
  })
})
