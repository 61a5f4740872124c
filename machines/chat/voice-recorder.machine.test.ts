import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { VOICE_MAX_SECONDS } from '@/domain/chat/voice-rules.ts'
import { voiceRecorderMachine } from './voice-recorder.machine.ts'
import { RecordingStopped, type VoiceTake } from './voice-recorder.types.ts'

const take: VoiceTake = { audio: new Blob(['sound']), seconds: 4 }

test('records, keeps the recording to listen to, and sends it once', async () => {
  const { actor, sent, isOpen } = start()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ recording: 'capturing' }))
  expect(isOpen()).toBe(true)
  actor.send({ type: 'recording.stopped' })
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('stopped'))
  expect(isOpen()).toBe(false)
  expect(sent).toEqual([])
  actor.send({ type: 'message.submitted' })
  actor.send({ type: 'message.submitted' })
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'))
  expect(sent).toEqual([take])
})

test('stops at the longest length, and keeps what was said', async () => {
  const { actor, clock } = start()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ recording: 'capturing' }))
  clock.increment(VOICE_MAX_SECONDS * 1_000 - 1)
  expect(actor.getSnapshot().value).toEqual({ recording: 'capturing' })
  clock.increment(1)
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('stopped'))
  expect(actor.getSnapshot().context).toMatchObject({ take, isFull: true })
})

test('closes the microphone when the member closes the recorder', async () => {
  const { actor, isOpen } = start()
  await vi.waitFor(() => expect(isOpen()).toBe(true))
  actor.send({ type: 'recorder.closed' })
  expect(actor.getSnapshot().status).toBe('done')
  expect(isOpen()).toBe(false)
})

test('can be tried again after the microphone was not allowed', async () => {
  const { actor } = start([new RecordingStopped('denied'), new RecordingStopped('missing')])
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ refused: 'denied' }))
  actor.send({ type: 'recording.retried' })
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ refused: 'missing' }))
  actor.send({ type: 'recording.retried' })
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ recording: 'capturing' }))
})

test('asks for no microphone where the browser cannot record', () => {
  const { actor } = start([], false)
  expect(actor.getSnapshot().value).toBe('unsupported')
})

/** @param refusals of the first microphones */
function start(refusals: Error[] = [], isSupported = true) {
  const clock = new SimulatedClock()
  const sent: (VoiceTake | null)[] = []
  let open = 0
  const machine = voiceRecorderMachine.provide({
    actors: {
      openMicrophone: fromPromise<void>(async () => {
        const refusal = refusals.shift()
        if (refusal) throw refusal
      }),
      record: fromPromise<void>(({ signal }) => {
        open += 1
        signal.addEventListener('abort', () => {
          open -= 1
        })
        return new Promise(() => {})
      }),
      finish: fromPromise<VoiceTake>(async () => take),
      send: fromPromise<void, VoiceTake | null>(async ({ input }) => void sent.push(input)),
    },
  })
  const actor = createActor(machine, { clock, input: { isSupported } }).start()
  return { actor, clock, sent, isOpen: () => open > 0 }
}
