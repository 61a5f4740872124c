import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { homeValuationMachine } from './home-valuation.machine.ts'
import { sampleHome, sampleValuation } from './home-valuation.samples.ts'
import { type Valuation, ValuationRefused, type ValuedHome } from './home-valuation.types.ts'

type Answer = Valuation | Error

function started(answers: Promise<Answer>[]) {
  const asked: ValuedHome[] = []
  const machine = homeValuationMachine.provide({
    actors: {
      estimate: fromPromise<Valuation, ValuedHome>(async ({ input }) => {
        asked.push(input)
        const answer = await answers.shift()
        if (!answer || answer instanceof Error) throw answer ?? new Error('not expected')
        return answer
      }),
    },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    asked,
    reaches: (state: 'estimated' | 'refused' | 'failed') =>
      waitFor(actor, (it) => it.matches(state)),
  }
}

test('estimates the submitted home, and drops the estimate when the home changes', async () => {
  const { actor, asked, reaches } = started([Promise.resolve(sampleValuation)])
  actor.send({ type: 'home.submitted', home: sampleHome })
  const { context } = await reaches('estimated')
  expect(context).toMatchObject({ home: sampleHome, valuation: sampleValuation })
  actor.send({ type: 'home.changed' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'describing', context: { valuation: null } })
  expect(asked).toHaveLength(1)
})

test('ignores the answer for a home that was changed meanwhile', async () => {
  const late = Promise.withResolvers<Answer>()
  const larger = { ...sampleHome, area: 200 }
  const { actor, asked, reaches } = started([late.promise, Promise.resolve(sampleValuation)])
  actor.send({ type: 'home.submitted', home: sampleHome })
  actor.send({ type: 'home.changed' })
  late.resolve(new ValuationRefused({ kind: 'outside' }))
  actor.send({ type: 'home.submitted', home: larger })
  expect((await reaches('estimated')).context).toMatchObject({ home: larger, refusal: null })
  expect(asked).toEqual([sampleHome, larger])
})

test('keeps the reason of a refusal', async () => {
  const refusal = { kind: 'fewSales', sales: 120, needed: 500 } as const
  const { actor, reaches } = started([Promise.resolve(new ValuationRefused(refusal))])
  actor.send({ type: 'home.submitted', home: sampleHome })
  expect((await reaches('refused')).context).toMatchObject({ refusal, failure: null })
})

test('tries the same home again after a lost connection', async () => {
  const lost = Promise.resolve(new Error('offline'))
  const { actor, asked, reaches } = started([lost, Promise.resolve(sampleValuation)])
  actor.send({ type: 'home.submitted', home: sampleHome })
  expect((await reaches('failed')).context.failure).toEqual(new Error('offline'))
  actor.send({ type: 'estimate.retried' })
  expect((await reaches('estimated')).context).toMatchObject({ home: sampleHome, failure: null })
  expect(asked).toEqual([sampleHome, sampleHome])
})
