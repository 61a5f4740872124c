import { createMachine } from 'xstate'

/** Six boxes of nine states, all entered from outside. */
export function machineOfSixty() {
  const boxes = Array.from({ length: 6 }, (_, at) => `box${at}`)
  const states = Array.from({ length: 9 }, (_, at) => `state${at}`)
  const next = (list: string[], at: number) => list[(at + 1) % list.length]
  const createBoxStates = (box: number) =>
    states.map((state, at) => {
      const on = { 'step.taken': next(states, at), 'box.left': `#${next(boxes, box)}.state3` }
      return [state, { on }]
    })
  return createMachine({
    id: 'sixty',
    initial: 'box0',
    states: Object.fromEntries(
      boxes.map((box, at) => [
        box,
        { id: box, initial: 'state0', states: Object.fromEntries(createBoxStates(at)) },
      ]),
    ),
  })
}
