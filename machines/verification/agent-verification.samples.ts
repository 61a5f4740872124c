import type { Samples } from '@hearth/machine-lab/walk/samples'
import { agentVerificationMachine } from './agent-verification.machine.ts'
import { AnswersRefused, Offline, VerifiedAlready } from './agent-verification.types.ts'

const unread = {
  'there is no connection': () => ({ error: new Offline() }),
  'the site does not answer': () => ({ error: new Error('500') }),
}

export const samples: Samples<typeof agentVerificationMachine> = {
  machine: agentVerificationMachine,
  inputs: { 'the page opens': () => undefined },
  events: {
    'an administrator approves': () => ({ type: 'status.changed', status: 'success' }),
    'an administrator rejects': () => ({ type: 'status.changed', status: 'failed' }),
    'the person applied on another device': () => ({
      type: 'status.changed',
      status: 'pending',
    }),
    'the person tries again': () => ({ type: 'load.retried' }),
    'the connection is back': () => ({ type: 'connection.restored' }),
    'the person opens the form': () => ({ type: 'form.opened' }),
    'the person leaves the form': () => ({ type: 'form.left' }),
    'the person sends the answers': () => ({
      type: 'answers.sent',
      answers: [{ id: 1, value: 'HH-20417' }],
    }),
  },
  outcomes: {
    readForm: {
      'the operator asks questions': () => ({ output: 7 }),
      'the operator asks nothing': () => ({ output: 0 }),
      ...unread,
    },
    loadStatus: {
      'the person never applied': () => ({ output: 'initial' }),
      'the application is under review': () => ({ output: 'pending' }),
      'the application was approved': () => ({ output: 'success' }),
      'the application was rejected': () => ({ output: 'failed' }),
      ...unread,
    },
    send: {
      'the application arrived': () => ({ output: undefined }),
      'the provider refused an answer': () => ({
        error: new AnswersRefused({ 1: 'This has to be a number.' }),
      }),
      'the person was approved meanwhile': () => ({ error: new VerifiedAlready() }),
      'the site does not answer': () => ({ error: new Error('no connection') }),
    },
  },
  situation: ({ context: { status, questions, reasons, failure } }) => ({
    status,
    questions,
    isRefused: Object.keys(reasons).length > 0,
    hasFailed: failure !== null,
  }),
}
