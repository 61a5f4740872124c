import { createDice } from '@hearth/dice/dice'
import { Mesh, type Object3D } from 'three'
import { exteriorCabin } from './houses/cabin.ts'
import { exteriorHouse } from './houses/exterior-house.ts'
import { exteriorVilla } from './outdoors/country.ts'
import { garden } from './outdoors/garden.ts'
import { land } from './outdoors/land.ts'
import { exteriorFlat } from './outdoors/street.ts'
import { exteriorOffice } from './outdoors/street-office.ts'
import { exteriorTownhouse } from './outdoors/street-row.ts'
import { exteriorLoft } from './outdoors/street-works.ts'
import { city } from './outdoors/town.ts'
import { panorama } from './panorama.ts'
import type { Photographer } from './photographer.ts'
import { bath } from './rooms/bath.ts'
import { bedroom } from './rooms/bedroom.ts'
import { kitchen } from './rooms/kitchen.ts'
import { living } from './rooms/living.ts'
import { office } from './rooms/office.ts'
import { Stage } from './stage.ts'

const PHOTOGRAPHERS: Readonly<Record<string, Photographer>> = {
  'exterior-cabin': exteriorCabin,
  'exterior-flat': exteriorFlat,
  'exterior-house': exteriorHouse,
  'exterior-loft': exteriorLoft,
  'exterior-office': exteriorOffice,
  'exterior-townhouse': exteriorTownhouse,
  'exterior-villa': exteriorVilla,
  city,
  garden,
  land,
  living,
  panorama,
  office,
  kitchen,
  bedroom,
  bath,
}

export type Order = {
  subject: string
  /** The same number, the same picture. */
  number: number
  /** In pixels; a panorama is half as high as wide. */
  width: number
  height: number
  /** Exposures that are added up: the more, the softer the shadows. */
  passes: number
}

/**
 * Takes pictures on a canvas of a page with WebGL 2, each as the data URL of a PNG. Throws for an
 * unknown subject.
 */
export function openStudio(canvas: HTMLCanvasElement): (order: Order) => string {
  const stage = new Stage(canvas)
  return ({ subject, number, width, height, passes }) => {
    const setUp = PHOTOGRAPHERS[subject]
    if (!setUp) throw new Error(`nobody photographs ${subject}`)
    const shot = setUp({
      dice: createDice(toSeed(subject, number)),
      number,
      renderer: stage.renderer,
    })
    if (shot.around) stage.exposeAround(shot, width, passes)
    else stage.expose(shot, width, height, passes)
    clear(shot.scene)
    return canvas.toDataURL('image/png')
  }
}

function toSeed(subject: string, number: number): number {
  let seed = number * 7919
  for (const letter of subject) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return seed
}

/** Geometry is given back; materials stay, so that their programs need not be compiled again. */
function clear(scene: Object3D): void {
  scene.traverse((thing) => {
    if (thing instanceof Mesh && !thing.userData.isShared) thing.geometry.dispose()
  })
}
