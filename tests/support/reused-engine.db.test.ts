import { afterAll, describe, expect, inject, test } from 'vitest'
import { borrowEngine, handOn } from './reused-engine.ts'

const source = inject('testDatabase')
const borrow = () => borrowEngine(source.kind === 'embedded' ? source.snapshot : '')

describe.runIf(source.kind === 'embedded')('an engine reused by the next file', () => {
  afterAll(async () => handOn(await borrow()))

  test('is empty, restarts its numbers, and resets settings', async () => {
    const engine = await borrow()
    const add = () => engine.query("insert into account (slug) values ('ada') returning id, slug")
    const found = () => engine.query<{ statement_timeout: string }>('show statement_timeout')
    const usual = await found()
    expect(await add()).toEqual([{ id: 1, slug: 'ada' }])
    await engine.query("set statement_timeout = '1s'")
    await handOn(engine)
    expect(await borrow()).toBe(engine)
    expect(await add()).toEqual([{ id: 1, slug: 'ada' }])
    expect(await found()).toEqual(usual)
  })

  test.each([
    ['a column', 'alter table account add novelty text'],
    ['an open transaction', 'begin'],
  ])('is replaced if a file leaves %s behind', async (_, statement) => {
    const engine = await borrow()
    await engine.query(statement)
    await handOn(engine)
    expect(await borrow()).not.toBe(engine)
  })
})
