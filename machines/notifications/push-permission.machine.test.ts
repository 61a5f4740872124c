import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { pushPermissionMachine } from './push-permission.machine.ts'
import { type PushAnswer, type PushStatus, WorkerMissing } from './push-permission.types.ts'

test('asks nothing before the tap, and within its task then', async () => {
  const { actor, asked, reaches } = start({ standing: 'off', answer: 'granted' })
  await reaches('off')
  expect(asked).toEqual([])
  actor.send({ type: 'push.requested' })
  expect(asked).toEqual(['ask'])
  await reaches('on')
})

test('starts a service worker once when none is active, and subscribes again', async () => {
  const missing = () => new WorkerMissing()
  const { actor, asked, reaches } = start({ standing: 'off', failures: [missing()] })
  await reaches('off')
  actor.send({ type: 'push.requested' })
  await reaches('on')
  expect(asked).toEqual(['ask', 'subscribe', 'startWorker', 'subscribe'])
  const second = start({ standing: 'off', failures: [missing(), missing()] })
  await second.reaches('off')
  second.actor.send({ type: 'push.requested' })
  await second.reaches('failed')
  expect(second.asked).toEqual(['ask', 'subscribe', 'startWorker', 'subscribe'])
})

test('says that the question was closed, and can be asked again', async () => {
  const { actor, reaches } = start({ standing: 'off', answer: 'default' })
  await reaches('off')
  actor.send({ type: 'push.requested' })
  await vi.waitFor(() => expect(actor.getSnapshot().context.wasDismissed).toBe(true))
  expect(actor.getSnapshot().value).toBe('off')
})

test('looks again when the browser’s settings changed', async () => {
  const { actor, reaches, change } = start({ standing: 'denied' })
  await reaches('denied')
  actor.send({ type: 'push.requested' })
  expect(actor.getSnapshot().value).toBe('denied')
  actor.send({ type: 'permission.rechecked' })
  await reaches('denied')
  change('off')
  actor.send({ type: 'permission.changed' })
  await reaches('off')
})

test.each(['unsupported', 'needsInstall'] as const)(
  'ends where nothing can be done: %s',
  async (standing) => {
    const { actor, reaches } = start({ standing })
    await reaches(standing)
    expect(actor.getSnapshot().status).toBe('done')
  },
)

type Scene = { standing: PushStatus; answer?: PushAnswer; failures?: Error[] }

function start({ standing, answer = 'granted', failures = [] }: Scene) {
  const asked: string[] = []
  let now = standing
  const actor = createActor(
    pushPermissionMachine.provide({
      actors: {
        look: fromPromise<PushStatus>(async () => now),
        ask: fromPromise<PushAnswer>(async () => {
          asked.push('ask')
          return answer
        }),
        subscribe: fromPromise<void>(async () => {
          asked.push('subscribe')
          const failure = failures.shift()
          if (failure) throw failure
        }),
        startWorker: fromPromise<void>(async () => void asked.push('startWorker')),
        unsubscribe: fromPromise<void>(async () => {}),
      },
    }),
  ).start()
  const reaches = (value: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value))
  const change = (to: PushStatus) => {
    now = to
  }
  return { actor, asked, reaches, change }
}
