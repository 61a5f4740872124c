import { expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import { listSituations } from './situations.ts'
import { walk } from './walk.ts'

test('lists each situation once, in words, with the shortest run', () => {
  const machine = createMachine({
    id: 'code',
    initial: 'coding',
    context: { sent: 1 },
    states: {
      coding: {
        description: 'A code is on its way.',
        type: 'parallel',
        on: { give: 'left', resend: { actions: assign({ sent: 2 }) } },
        states: {
          code: { initial: 'typing', states: { typing: { description: 'It is typed.' } } },
          resend: {
            initial: 'waiting',
            states: {
              waiting: { after: { 30: 'possible' } },
              possible: { after: { 60: 'waiting' } },
            },
          },
        },
      },
      left: { type: 'final', description: 'Given up.' },
    },
  })
  const walked = walk({
    machine,
    inputs: { 'a code was sent': () => undefined },
    events: { 'give up': () => ({ type: 'give' }), 'send again': () => ({ type: 'resend' }) },
    outcomes: {},
    situation: ({ context }) => ({ sent: context.sent }),
  })
  expect(walked.findings).toEqual([])
  const found = listSituations(walked)
  const texts = found.map(({ title, detail, steps }) => [title, detail, steps.join(' → ')])
  expect(texts).toEqual([
    ['It is typed. · A code is on its way. (waiting)', 'sent 1', 'a code was sent'],
    ['Given up.', 'sent 1', 'a code was sent → give up'],
    ['It is typed. · A code is on its way. (waiting)', 'sent 2', 'a code was sent → send again'],
    [
      'It is typed. · A code is on its way. (possible)',
      'sent 1',
      'a code was sent → the next timer',
    ],
    ['Given up.', 'sent 2', 'a code was sent → send again → give up'],
    [
      'It is typed. · A code is on its way. (possible)',
      'sent 2',
      'a code was sent → send again → the next timer',
    ],
  ])
  expect(found.map(({ isEnd, ways }) => [isEnd, ways])).toEqual([
    [false, 3],
    [true, 0],
    [false, 3],
    [false, 3],
    [true, 0],
    [false, 3],
  ])
  expect(found[3]?.states).toEqual(['coding.code.typing', 'coding.resend.possible'])
})
