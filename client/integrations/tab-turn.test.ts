import { afterEach, expect, test, vi } from 'vitest'
import { holdTabTurn } from './tab-turn.ts'

afterEach(() => vi.unstubAllGlobals())

test('keeps the turn until the signal ends it', async () => {
  const locks = createLocks()
  const end = new AbortController()
  const onTurn = vi.fn()
  const turn = holdTabTurn('turn', end.signal, onTurn)
  locks.grant()
  expect(onTurn).toHaveBeenCalledOnce()
  end.abort()
  await turn
})

test('gives back a turn that is granted while it is given up', async () => {
  const locks = createLocks()
  const end = new AbortController()
  const onTurn = vi.fn()
  const turn = holdTabTurn('turn', end.signal, onTurn)
  end.abort()
  locks.grant()
  await turn
  expect(onTurn).not.toHaveBeenCalled()
})

/** Grants the one request when it is told to, as a browser does whose answer was on its way. */
function createLocks() {
  let grant = () => {}
  const request = (_: string, __: object, hold: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      grant = () => resolve(hold())
    })
  vi.stubGlobal('navigator', { locks: { request } })
  return { grant: () => grant() }
}
