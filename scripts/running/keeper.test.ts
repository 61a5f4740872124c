import { afterEach, describe, expect, test } from 'vitest'
import { Keeper } from './keeper.mjs'

type Death = { how: string; restarting: boolean; pauseMs: number }

const kept: Keeper[] = []

afterEach(() => Promise.all(kept.splice(0).map((keeper) => keeper.stop())))

/** Supervises a program; `lines` and `deaths` are read one by one in order. */
function keep(program: string) {
  const lines = sequence<string>()
  const deaths = sequence<Death>()
  const keeper = new Keeper({
    program: process.execPath,
    args: ['--eval', program],
    env: {},
    firstPauseMs: 1,
    longestPauseMs: 8,
    onLine: lines.add,
    onDeath: deaths.add,
  })
  kept.push(keeper)
  return { keeper, line: lines.next, death: deaths.next }
}

function sequence<T>() {
  const items: T[] = []
  const askers: ((item: T) => void)[] = []
  return {
    add: (item: T) => {
      const asker = askers.shift()
      if (asker) asker(item)
      else items.push(item)
    },
    next: () =>
      new Promise<T>((resolve) => {
        const item = items.shift()
        if (item === undefined) askers.push(resolve)
        else resolve(item)
      }),
  }
}

const serving = `
  process.on('SIGTERM', () => process.stdout.write('closed\\n', () => process.exit(0)))
  setInterval(() => {}, 1000)
  console.log('up ' + process.pid)`

describe('a supervised process', () => {
  test('restarts after being killed', async () => {
    const { keeper, line, death } = keep(serving)
    const first = await line()
    keeper.markReady()

    keeper.kill()

    expect(await death()).toEqual({ how: 'SIGKILL', restarting: true, pauseMs: 1 })
    const second = await line()
    expect(second).toMatch(/^up \d+$/)
    expect(second).not.toBe(first)
  })

  test('exits on request and does not restart', async () => {
    const { keeper, line } = keep(serving)
    await line()
    keeper.markReady()

    await keeper.stop()

    expect(await line()).toBe('closed')
    expect(keeper.over).toBe(true)
  })

  test('does not restart when it exits with an error before being ready', async () => {
    const { keeper, line, death } = keep(`
      process.exitCode = 78
      console.error('PORT must be a port number')`)

    expect(await line()).toBe('PORT must be a port number')
    expect(await death()).toMatchObject({ how: 'exit code 78', restarting: false })
    expect(keeper.over).toBe(true)
  })

  test('restarts forever after longer pauses once it was ready', async () => {
    const { keeper, death } = keep('process.exit(1)')
    keeper.markReady()

    const pauses: number[] = []
    for (let at = 0; at < 8; at++) {
      const { restarting, pauseMs } = await death()
      expect(restarting).toBe(true)
      pauses.push(pauseMs)
    }

    expect(pauses).toEqual([1, 2, 4, 8, 8, 8, 8, 8])
    expect(keeper.over).toBe(false)
  })

  test('is given up when killed repeatedly before being ready', async () => {
    const { keeper, death } = keep('process.kill(process.pid, "SIGKILL")')

    const restarts: boolean[] = []
    for (let at = 0; at < 6; at++) restarts.push((await death()).restarting)

    expect(restarts).toEqual([true, true, true, true, true, false])
    expect(keeper.over).toBe(true)
  })
})
