import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { samplesFor, sound } from './bad-machines.ts'
import type { Flow } from './flow.ts'
import { playRun } from './play-run.ts'
import { openSession, type Session } from './session.ts'

const flow: Flow = {
  samples: samplesFor(sound, { events: { go: () => ({ type: 'go' }) } }),
  input: 'start',
  acts: {},
}

let session: Session
beforeEach(() => {
  vi.useFakeTimers()
  session = openSession(flow, () => {})
})
afterEach(() => {
  session.close()
  vi.useRealTimers()
})

function play({ isPlayed }: { isPlayed: boolean }) {
  const run = [{ kind: 'start', input: 'start' } as const, { kind: 'event', name: 'go' } as const]
  return playRun(session, flow, run, 0, { isWanted: () => true, isPlayed: () => isPlayed })
}

test('waits while the story leads to its screen', async () => {
  const played = play({ isPlayed: false })
  await vi.advanceTimersByTimeAsync(20_000)
  createActor(sound).start()
  await vi.advanceTimersByTimeAsync(100)
  await played
  expect(session.moments()[0]?.active).toContain('off')
})

test('says that the screen has not started its machine after the story was played', async () => {
  const refused = expect(play({ isPlayed: true })).rejects.toThrow(
    'The screen has not started its machine',
  )
  await vi.advanceTimersByTimeAsync(60_100)
  await refused
})
