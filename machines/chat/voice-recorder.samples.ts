import type { Samples } from '@hearth/machine-lab/walk/samples'
import { voiceRecorderMachine } from './voice-recorder.machine.ts'
import { type RecordingStop, RecordingStopped } from './voice-recorder.types.ts'

const stopped = (stop: RecordingStop) => ({ error: new RecordingStopped(stop) })

const take = () => ({ audio: new Blob(['sound'], { type: 'audio/webm' }), seconds: 4 })

export const samples: Samples<typeof voiceRecorderMachine> = {
  machine: voiceRecorderMachine,
  inputs: {
    'a browser that can record': () => ({ isSupported: true }),
    'a browser that cannot record': () => ({ isSupported: false }),
  },
  events: {
    'the member stops': () => ({ type: 'recording.stopped' }),
    'the member records again': () => ({ type: 'recording.retried' }),
    'the member sends it': () => ({ type: 'message.submitted' }),
    'the member closes the recorder': () => ({ type: 'recorder.closed' }),
  },
  outcomes: {
    openMicrophone: {
      'the microphone is open': () => ({ output: undefined }),
      'the microphone is not allowed': () => stopped('denied'),
      'there is no microphone': () => stopped('missing'),
      'another program holds the microphone': () => stopped('failed'),
    },
    record: {
      'the microphone is unplugged': () => ({ sends: { type: 'recording.stopped' } }),
      'recording fails': () => stopped('failed'),
    },
    finish: {
      'a recording of four seconds': () => ({ output: take() }),
      'it was stopped at once': () => stopped('empty'),
      'it cannot be put together': () => ({ error: new Error('no data') }),
    },
    send: {
      'it is in the outbox': () => ({ output: undefined }),
      'the outbox is closed': () => ({ error: new Error('closed') }),
    },
  },
  situation: ({ context: { take, isFull, hasFailed } }) => ({
    isTaken: take !== null,
    isFull,
    hasFailed,
  }),
}
