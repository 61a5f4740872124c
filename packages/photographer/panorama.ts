import { art } from './art.ts'
import { garden } from './outdoors/garden.ts'
import { potted } from './outdoors/plants.ts'
import { timber } from './palette.ts'
import type { Photographer } from './photographer.ts'
import { bedroom } from './rooms/bedroom.ts'
import { shelf } from './rooms/decor.ts'
import { kitchen } from './rooms/kitchen.ts'
import { getPalette, living } from './rooms/living.ts'
import type { Shot } from './shot.ts'

/** All around from the middle of a room or terrace. */
export const panorama: Photographer = (order) => {
  const { number, dice } = order
  const scenes: readonly (() => Shot)[] = [
    () => living({ ...order, number: 2 }),
    () => kitchen({ ...order, number: 4 }),
    () => living({ ...order, number: 10 }),
    () => bedroom({ ...order, number: 7 }),
    () => garden({ ...order, number: 5 }),
  ]
  const isOutside = number % scenes.length === 0
  const shot = (scenes[(number - 1) % scenes.length] ?? (() => living(order)))()
  if (isOutside) {
    shot.camera.position.set(-1.2, 1.6, 6.5)
    return { ...shot, around: true }
  }
  const palette = getPalette(number)
  const wall = shot.camera.position.z
  shot.scene.add(
    shelf([1.8, 1.9, 0.32], timber(palette.wood), dice, [-1, 0, wall - 0.05], Math.PI),
    art(0.9, 1.1, dice, palette, [0.7, 1.1, wall + 0.18], Math.PI),
    potted(dice, 1.2, [1.7, 0, wall - 0.3]),
  )
  shot.camera.position.set(shot.camera.position.x * 0.2, 1.5, 0.9)
  return { ...shot, around: true }
}
