import { afterEach, expect, test, vi } from 'vitest'
import { holdTabTurn } from './tab-turn.ts'

afterEach(() => vi.unstubAllGlobals())

test('keeps the turn until the signal ends it', async () => {
  const { grant, end, turn, onTurn } = askForTurn()
  grant()
  expect(onTurn).toHaveBeenCalledOnce()
  end.abort()
  await turn
})

test('gives back a turn that is granted while it is given up', async () => {
  const { grant, end, turn, onTurn } = askForTurn()
  end.abort()
  grant()
  await turn
  expect(onTurn).not.toHaveBeenCalled()
})

/** `grant` comes late, as the answer of a browser does. */
function askForTurn() {
  let grant = () => {}
  const request = (_: string, __: object, hold: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      grant = () => resolve(hold())
    })
  vi.stubGlobal('navigator', { locks: { request } })
  const end = new AbortController()
  const onTurn = vi.fn()
  const turn = holdTabTurn('turn', end.signal, onTurn)
  return { grant, end, turn, onTurn }
}
