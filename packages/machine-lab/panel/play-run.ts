import type { Flow, FlowChoice } from './flow.ts'
import type { Session } from './session.ts'

/** Milliseconds after which a screen is stuck, on a computer under load, too. */
const PATIENCE = 60_000

const NOT_STARTED = 'The screen has not started its machine'

type Story = {
  /** Still shown. */
  isWanted: () => boolean
  /** Its own way to the screen is over. */
  isPlayed: () => boolean
}

/** Takes the choices one after another, with the clock standing. Throws where one is impossible. */
export async function playRun(
  session: Session,
  flow: Flow,
  run: readonly FlowChoice[],
  pause: number,
  { isWanted, isPlayed }: Story,
): Promise<void> {
  const [start] = run
  if (start?.kind === 'start' && start.input !== flow.input) {
    throw new Error(`This screen starts with “${flow.input}”, the run with “${start.input}”`)
  }
  const isStarted = () => session.primary() !== null
  await until(() => isStarted() || isPlayed() || !isWanted(), NOT_STARTED)
  if (!isWanted()) return
  await until(isStarted, NOT_STARTED)
  if (run.length < 2) return
  session.seam.clock.stand()
  for (const [index, choice] of run.entries()) {
    if (!isWanted()) return
    try {
      session.choose(choice)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`Step ${index} is not possible here: ${why}`)
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Waits until something holds; throws the fault if it never does. */
export async function until(holds: () => boolean, fault: string) {
  const end = performance.now() + PATIENCE
  while (!holds()) {
    if (performance.now() > end) throw new Error(fault)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
