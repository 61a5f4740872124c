import type { Samples } from '@hearth/machine-lab/walk/samples'
import { guidedSetupMachine } from './guided-setup.machine.ts'

export const samples: Samples<typeof guidedSetupMachine> = {
  machine: guidedSetupMachine,
  inputs: { 'the page opens': () => undefined },
  events: {
    'the person tries again': () => ({ type: 'load.retried' }),
    'the person goes on': () => ({ type: 'step.completed' }),
    'the person goes back': () => ({ type: 'step.returned' }),
    'the person wants categories': () => ({ type: 'content.selected', content: 'catalog' }),
    'the person wants the demo region': () => ({ type: 'content.selected', content: 'demo' }),
    'the person tests the mail': () => ({ type: 'mail.requested' }),
  },
  outcomes: {
    loadProgress: {
      'nothing was done yet': () => ({ output: { step: 'brand', isFilling: false } }),
      'it is being filled': () => ({ output: { step: 'content', isFilling: true } }),
      'all steps were taken': () => ({ output: { step: 'done', isFilling: false } }),
      'the site does not answer': () => ({ error: new Error('500') }),
    },
    saveStep: {
      'the step is kept': () => ({ output: undefined }),
      'the site does not answer': () => ({ error: new Error('500') }),
    },
    fill: {
      'it begins': () => ({ output: undefined }),
      'something is there already': () => ({ error: new Error('409') }),
    },
    findContentState: {
      'it is not filled yet': () => ({ output: 'running' }),
      'it is filled': () => ({ output: 'done' }),
      'it could not be filled': () => ({ output: 'failed' }),
      'the site does not answer': () => ({ error: new Error('500') }),
    },
    testMail: {
      'the mail was sent': () => ({
        output: { to: 'ada@example.org', outcome: 'sent', reason: '' },
      }),
      'the mail was refused': () => ({
        output: { to: 'ada@example.org', outcome: 'failed', reason: '535' },
      }),
      'the site does not answer': () => ({ error: new Error('500') }),
    },
  },
  situation: ({ context: { step, mailTest, failure } }) => ({
    step,
    mail: mailTest?.outcome ?? null,
    hasFailed: failure !== null,
  }),
}
