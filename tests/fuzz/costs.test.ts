import { describe, expect, it } from 'vitest'
import { loadContract } from '@/server/contract/document.ts'
import { readOperations } from '@/server/contract/operation.ts'
import { chooseBombs, type Measure, measureCost } from './costs.ts'
import { faultOf, HANGS_AFTER_MS } from './judgement.ts'
import type { Answer } from './wire.ts'

const document = loadContract()
const operations = readOperations(document)
const facts = { document, operations, seed: 7 }
const one = { all: false, named: '' }

const answer: Answer = {
  status: 422,
  headers: new Map(),
  body: Buffer.from('{"error":true,"message":"a","key":"invalid","data":null}'),
  millis: 10,
  isLate: false,
}

describe('costly requests', () => {
  it('reach every operation in every encoding that it takes', () => {
    const names = chooseBombs(facts, one).map(({ name }) => name.split(':')[0])
    for (const { id, bodies } of operations) {
      const encodings = bodies.size > 0 ? ['query', 'json', 'form', 'parts'] : ['query']
      for (const encoding of encodings) expect(names).toContain(`${id} ${encoding}`)
    }
  })

  it('are the same for the same seed', () => {
    const names = (seed: number) => chooseBombs({ ...facts, seed }, one).map(({ name }) => name)
    expect(names(7)).toEqual(names(7))
    expect(names(7)).not.toEqual(names(8))
  })

  /** Work for plain requests and for costly ones, attempt by attempt. */
  it.each([
    ['that cost as much as plain ones', 422, [5, 6], false],
    ['that cost twice as much and a little', 422, [40, 95], false],
    ['that always cost more', 422, [5, 90, 6, 80, 5, 90, 7, 200], true],
    ['that once cost more, beside other work', 422, [5, 300, 5, 9], false],
    ['that are accepted', 200, [5, 300], false],
  ])('are a fault if they always cost more: those %s', async (_name, status, works, isFault) => {
    const [bomb] = chooseBombs(facts, { all: false, named: 'signIn json' })
    if (!bomb) throw new Error('no bomb')
    const left = [...works]
    const measure: Measure = async () => ({ answer: { ...answer, status }, millis: left.shift() })
    expect((await measureCost(bomb, measure)).isFault).toBe(isFault)
    expect(left).toEqual([])
  })
})

describe('an answer', () => {
  const [bomb] = chooseBombs(facts, { all: false, named: 'signIn json' })
  if (!bomb) throw new Error('no bomb')

  it.each([
    ['a usual one', {}, undefined],
    ['one of a busy machine', { millis: HANGS_AFTER_MS - 1 }, undefined],
    ['one that never came', { isLate: true, status: 0 }, 'never answered'],
    ['a failure of ours', { status: 500 }, 'answered 500'],
    ['a refusal without measure', { body: Buffer.alloc(17_000, ' ') }, '422 of 17000 bytes'],
  ])('is judged by what it is: %s', (_name, own, fault) => {
    expect(faultOf(bomb.request, { ...answer, ...own })).toBe(fault)
  })
})
