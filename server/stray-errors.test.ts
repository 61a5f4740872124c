import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Runs a program with the error handler; returns its exit code and output. */
async function run(isServing: boolean, faults: string) {
  const program = `
    import { EventEmitter } from 'node:events'
    import { outliveStrayErrors } from '@/server/stray-errors.ts'
    outliveStrayErrors(
      { error: ({ err }) => console.log('logged ' + err.message) },
      { isServing: () => ${isServing}, end: (error) => { console.log('ended ' + error.message); process.exit(1) } },
    )
    ${faults}
    setTimeout(() => console.log('alive'), 100)`
  const child = spawn(
    process.execPath,
    ['--import', './scripts/alias.mjs', '--input-type=module', '--eval', program],
    { cwd: fileURLToPath(new URL('..', import.meta.url)) },
  )
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  return { code, lines: said.trim().split('\n') }
}

const STREAM = "setTimeout(() => new EventEmitter().emit('error', new Error('stream')))"
const PROMISE = "Promise.reject(new Error('promise'))"

it('keeps a serving process running after a stray error', async () => {
  const { code, lines } = await run(true, `${STREAM}; ${PROMISE}`)
  expect(code).toBe(0)
  expect(lines.toSorted()).toEqual(['alive', 'logged promise', 'logged stream'])
})

it('ends a process that is not serving yet', async () => {
  expect(await run(false, PROMISE)).toEqual({ code: 1, lines: ['ended promise'] })
})

it('ends a process whose embedded database failed', async () => {
  const broken = "Promise.reject(new WebAssembly.RuntimeError('unreachable'))"
  expect(await run(true, broken)).toEqual({ code: 1, lines: ['ended unreachable'] })
})
