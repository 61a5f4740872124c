import type { Dice } from '@hearth/dice/dice'
import type { WebGLRenderer } from 'three'
import type { Shot } from './shot.ts'

/** Sets up the picture of a number: the same number, the same picture. */
export type Photographer = (order: { dice: Dice; number: number; renderer: WebGLRenderer }) => Shot
