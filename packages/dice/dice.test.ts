import { expect, test } from 'vitest'
import { createDice } from './dice.ts'

const FACES = [1, 2, 3, 4, 5, 6]

test('repeats the choices of a seed, everywhere', () => {
  const { roll } = createDice(7)
  expect([roll(), roll(), roll()]).toEqual([
    0.011704753153026104, 0.06195825757458806, 0.97690763277933,
  ])
})

test('differs from seed to seed', () => {
  expect(createDice(7).roll()).not.toBe(createDice(8).roll())
})

test('reaches both ends of a range, and nothing beyond', () => {
  const dice = createDice(1)
  const thrown = new Set(Array.from({ length: 200 }, () => dice.between(1, 6)))
  expect([...thrown].sort()).toEqual(FACES)
})

test('picks distinct items in list order', () => {
  const dice = createDice(2)
  const chosen = dice.some(FACES, 3)
  expect(chosen).toHaveLength(3)
  expect(chosen).toEqual(FACES.filter((face) => chosen.includes(face)))
  expect(dice.some(FACES, 9)).toEqual(FACES)
})

test('refuses to pick from nothing', () => {
  expect(() => createDice(3).pick([])).toThrow(RangeError)
})
