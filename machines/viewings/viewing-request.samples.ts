import type { Samples } from '@hearth/machine-lab/walk/samples'
import { viewingRequestMachine } from './viewing-request.machine.ts'
import { StepRefused } from './viewing-request.types.ts'

export const samples: Samples<typeof viewingRequestMachine> = {
  machine: viewingRequestMachine,
  inputs: { 'the conversation opens': () => undefined },
  events: {
    'the person asks for a viewing': () => ({ type: 'times.opened', act: 'request' }),
    'the person wants another time': () => ({ type: 'times.opened', act: 'move' }),
    'the person chooses a time': () => ({
      type: 'time.selected',
      startsAt: '2026-12-04T16:00:00.000Z',
    }),
    'the person agrees': () => ({ type: 'step.selected', act: 'agree' }),
    'the person wants to decline': () => ({ type: 'step.selected', act: 'decline' }),
    'the person wants to cancel': () => ({ type: 'step.selected', act: 'cancel' }),
    'the person writes why': () => ({
      type: 'reason.entered',
      reason: 'The roof is being repaired.',
    }),
    'the person is sure': () => ({ type: 'step.confirmed' }),
    'the person changes their mind': () => ({ type: 'step.abandoned' }),
  },
  outcomes: {
    send: {
      'the step was taken': () => ({ output: undefined }),
      'somebody else got the time': () => ({ error: new StepRefused('timeTaken') }),
      'the other side changed the viewing': () => ({ error: new StepRefused('viewingChanged') }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { act, startsAt, reason, refusal, failure } }) => ({
    act,
    isTimeChosen: startsAt !== null,
    isExplained: reason !== '',
    refusal,
    isFailed: failure !== null,
  }),
}
