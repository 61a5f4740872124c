import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { readChart } from '../chart/read-chart.ts'
import { toOutline } from './outline.ts'

const lift = createMachine({
  id: 'lift',
  description: 'Carries people.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Doors <are> open.',
      tags: 'calm',
      on: {
        'floor.chosen': [
          { guard: 'isOther', target: 'moving', actions: 'close' },
          { actions: 'ring', description: 'It is here.' },
        ],
        'door.held': {},
      },
      after: { 1500: 'moving' },
    },
    moving: {
      type: 'parallel',
      invoke: { src: 'run', onDone: 'there' },
      states: { music: {}, light: { entry: 'shine' } },
    },
    there: { type: 'final' },
  },
})

it('tells a machine as a nested list', () => {
  expect(toOutline(readChart(lift))).toBe(
    [
      '- **lift**: Begins with resting. Carries people.',
      '  - **resting**: Doors \\<are\\> open.',
      '    - Tags: calm',
      '    - On floor.chosen, if isOther: to moving; does close',
      '    - On floor.chosen otherwise: stays; does ring (It is here.)',
      '    - On door.held: ignored',
      '    - After 1.5 s: to moving',
      '  - **moving**: All at the same time',
      '    - Runs: run',
      '    - When run succeeds: to there',
      '    - **music**',
      '    - **light**',
      '      - On entry: shine',
      '  - **there**: Ends here',
    ].join('\n'),
  )
})
