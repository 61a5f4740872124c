import { createDice, type Dice } from '@hearth/dice/dice'
import { afterEach } from 'vitest'

/** Draws the moments of kills and cuts; `HEARTH_KILL_SEED` chooses others. */
const SEED = Number(process.env.HEARTH_KILL_SEED || 1)

/** A series of its own per name, so that tests side by side do not take each other's numbers. */
export function seededDice(name: string): Dice {
  return createDice(
    [...name].reduce((mixed, sign) => Math.imul(mixed, 31) + sign.charCodeAt(0), SEED),
  )
}

/** Tells how to draw the same moments again. Call it at the top of a test file. */
export function printSeedOfFailures(): void {
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail') return
    process.stdout.write(`${task.name}: failed with HEARTH_KILL_SEED=${SEED}\n`)
  })
}
