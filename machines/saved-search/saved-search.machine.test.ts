import { describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { SearchToSave } from '@/domain/search/saved-search.ts'
import { FieldsRefused, savedSearchMachine } from './saved-search.machine.ts'

const search: SearchToSave = {
  name: 'Houses in Bend',
  email: 'ana@example.org',
  events: ['new'],
  frequency: 'daily',
}

test('what is filled in is sent, and the mail is waited for', async () => {
  const { actor, save } = start()
  actor.send({ type: 'search.submitted', search })
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  const { context } = await waitFor(actor, (state) => state.hasTag('waiting'))
  expect([save.mock.calls, context.search]).toEqual([[[search]], search])
})

test('two clicks send once', async () => {
  const { actor, save } = start()
  actor.send({ type: 'search.submitted', search })
  actor.send({ type: 'search.submitted', search })
  await waitFor(actor, (state) => state.hasTag('waiting'))
  actor.send({ type: 'search.submitted', search })
  expect(save).toHaveBeenCalledTimes(1)
})

describe('what cannot be sent', () => {
  test('says what is missing, until the field changes', () => {
    const { actor, save } = start()
    const empty = { ...search, name: ' ', email: 'ana@', events: [] }
    actor.send({ type: 'search.submitted', search: empty })
    expect(actor.getSnapshot()).toMatchObject({
      value: { editing: 'refused' },
      context: {
        reasons: { name: 'nameRequired', email: 'emailInvalid', events: 'eventsRequired' },
      },
    })
    actor.send({ type: 'field.changed', field: 'email' })
    expect(actor.getSnapshot().context.reasons.email).toBeUndefined()
    expect(actor.getSnapshot().context.reasons.name).toBe('nameRequired')
    expect(save).not.toHaveBeenCalled()
  })

  test('what the provider refuses is said at its field', async () => {
    const refusal = new FieldsRefused({ email: 'Email address is invalid' })
    const { actor } = start(() => Promise.reject(refusal))
    actor.send({ type: 'search.submitted', search })
    const { context } = await waitFor(actor, (state) => state.hasTag('refused'))
    expect(context.reasons).toEqual({ email: 'Email address is invalid' })
  })

  test('what fails can be tried again as it was', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve()]
    const { actor, save } = start(() => answers.shift() ?? Promise.resolve())
    actor.send({ type: 'search.submitted', search })
    const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
    expect(context.failure).toEqual(new Error('offline'))
    actor.send({ type: 'search.retried' })
    await waitFor(actor, (state) => state.hasTag('waiting'))
    expect(save.mock.calls).toEqual([[search], [search]])
  })
})

test('a wrong address can be corrected after sending', async () => {
  const { actor, save } = start()
  actor.send({ type: 'search.submitted', search })
  await waitFor(actor, (state) => state.hasTag('waiting'))
  actor.send({ type: 'address.corrected' })
  const corrected = { ...search, email: 'anna@example.org' }
  actor.send({ type: 'search.submitted', search: corrected })
  await waitFor(actor, (state) => state.hasTag('waiting'))
  expect(save).toHaveBeenLastCalledWith(corrected)
})

test('every state is reached, by the shortest of its paths', () => {
  const chart: AnyStateMachine = savedSearchMachine
  const actorId = '0.savedSearch.sending'
  const paths = getShortestPaths(chart, {
    events: [
      { type: 'search.submitted', search },
      { type: 'search.submitted', search: { ...search, email: '' } },
      { type: 'field.changed', field: 'email' },
      { type: 'search.retried' },
      { type: 'address.corrected' },
      { type: 'search.dismissed' },
      { type: `xstate.done.actor.${actorId}`, output: undefined, actorId },
      { type: `xstate.error.actor.${actorId}`, error: 'offline', actorId },
      { type: `xstate.error.actor.${actorId}`, error: new FieldsRefused({}), actorId },
    ],
  })
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].sort()).toEqual(
    [
      { editing: 'calm' },
      { editing: 'failed' },
      { editing: 'refused' },
      'dismissed',
      'sending',
      'waiting',
    ]
      .map((value) => JSON.stringify(value))
      .sort(),
  )
})

function start(answer: (sent: SearchToSave) => Promise<void> = async () => {}) {
  const save = vi.fn(answer)
  const saveSearch = fromPromise<void, SearchToSave>(({ input }) => save(input))
  const machine = savedSearchMachine.provide({ actors: { saveSearch } })
  return { actor: createActor(machine).start(), save }
}
