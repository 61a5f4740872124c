import { assign, setup } from 'xstate'
import { VOICE_MAX_SECONDS } from '@/domain/chat/voice-rules.ts'
import { notProvided } from '../not-provided.ts'
import {
  type RecordingStop,
  RecordingStopped,
  type VoiceRecorderContext,
  type VoiceRecorderEvent,
  type VoiceRecorderInput,
  type VoiceTake,
} from './voice-recorder.types.ts'

type Thrown = { error: unknown }

const stoppedFor = <Stop extends RecordingStop>(stop: Stop) => ({
  type: 'stoppedFor' as const,
  params: ({ event: { error } }: { event: Thrown }) => ({ error, stop }),
})

/** Records a voice message of a chat. */
export const voiceRecorderMachine = setup({
  types: {
    context: {} as VoiceRecorderContext,
    input: {} as VoiceRecorderInput,
    events: {} as VoiceRecorderEvent,
  },
  actors: {
    openMicrophone: notProvided<void>('voiceRecorder: openMicrophone'),
    /** Holds the microphone. Never ends by itself. */
    record: notProvided<void>('voiceRecorder: record'),
    finish: notProvided<VoiceTake>('voiceRecorder: finish'),
    send: notProvided<void, VoiceTake | null>('voiceRecorder: send'),
  },
  delays: { longest: VOICE_MAX_SECONDS * 1_000 },
  guards: {
    isSupported: ({ context }) => context.isSupported,
    stoppedFor: (_, { error, stop }: Thrown & { stop: RecordingStop }) =>
      error instanceof RecordingStopped && error.stop === stop,
  },
  actions: {
    markFull: assign({ isFull: true }),
    keepTake: assign((_, take: VoiceTake) => ({ take })),
    markFailed: assign({ hasFailed: true }),
    forgetFailure: assign({ hasFailed: false }),
    startOver: assign({ take: null, isFull: false, hasFailed: false }),
  },
}).createMachine({
  id: 'voiceRecorder',
  description:
    'A member records a voice message, listens to it, and sends it or writes instead. The microphone is open only while recording.',
  context: ({ input }) => ({ ...input, take: null, isFull: false, hasFailed: false }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Can this browser record sound?',
      always: [{ guard: 'isSupported', target: 'requesting' }, { target: 'unsupported' }],
    },
    requesting: {
      description: 'The browser asks for the microphone.',
      on: { 'recorder.closed': 'closed' },
      invoke: {
        src: 'openMicrophone',
        onDone: 'recording',
        onError: [
          { guard: stoppedFor('denied'), target: 'refused.denied' },
          { guard: stoppedFor('missing'), target: 'refused.missing' },
          { target: 'refused.failed' },
        ],
      },
    },
    recording: {
      description: 'The microphone is open.',
      initial: 'capturing',
      on: { 'recorder.closed': 'closed' },
      invoke: { src: 'record', onError: 'refused.failed' },
      states: {
        capturing: {
          description: 'The member speaks. It stops by itself at the longest length.',
          on: { 'recording.stopped': 'finishing' },
          after: { longest: { target: 'finishing', actions: 'markFull' } },
        },
        finishing: {
          description: 'The recording is put together and read once.',
          invoke: {
            src: 'finish',
            onDone: {
              target: '#voiceRecorder.stopped',
              actions: { type: 'keepTake', params: ({ event }) => event.output },
            },
            onError: [
              { guard: stoppedFor('empty'), target: '#voiceRecorder.refused.empty' },
              { target: '#voiceRecorder.refused.failed' },
            ],
          },
        },
      },
    },
    stopped: {
      description: 'The recording is there to listen to. Nothing is sent yet.',
      on: {
        'message.submitted': { target: 'sending', actions: 'forgetFailure' },
        'recording.retried': { target: 'requesting', actions: 'startOver' },
        'recorder.closed': 'closed',
      },
    },
    sending: {
      description: 'The voice message is put into the outbox, which sends it.',
      invoke: {
        src: 'send',
        input: ({ context }) => context.take,
        onDone: 'sent',
        onError: { target: 'stopped', actions: 'markFailed' },
      },
    },
    refused: {
      description: 'There is no recording, and the reason is shown.',
      initial: 'failed',
      on: {
        'recording.retried': { target: 'requesting', actions: 'startOver' },
        'recorder.closed': 'closed',
      },
      states: {
        denied: { description: 'The browser does not give the microphone.' },
        missing: { description: 'The device has no microphone.' },
        empty: { description: 'The recording was stopped at once.' },
        failed: { description: 'The microphone is busy, or recording failed.' },
      },
    },
    unsupported: {
      description: 'This browser cannot record. The member can write instead.',
      on: { 'recorder.closed': 'closed' },
    },
    closed: { type: 'final', description: 'The member writes instead.' },
    sent: { type: 'final', description: 'The outbox has the voice message.' },
  },
})
