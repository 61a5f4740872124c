import { execFile } from 'node:child_process'
import { getPriority, platform } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** In a separate process, so that the test threads keep their priority. */
async function inAProcess(code: string): Promise<unknown> {
  const args = ['--import', './scripts/alias.mjs', '--input-type=module', '--eval', code]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT })
  return JSON.parse(stdout)
}

test.runIf(platform() === 'linux')(
  'lowers the priority of pool threads, but not of the event loop',
  async () => {
    const found = await inAProcess(`
      import { readdirSync, readFileSync } from 'node:fs'
      import { getPriority } from 'node:os'
      import { yieldToRequests } from '@/server/gateways/images/yield-to-requests.ts'
      const count = await yieldToRequests()
      const priorityOf = (thread) => {
        const name = readFileSync('/proc/self/task/' + thread + '/comm', 'utf8').trim()
        return name === 'libuv-worker' ? [getPriority(Number(thread))] : []
      }
      const workers = readdirSync('/proc/self/task').flatMap(priorityOf)
      console.log(JSON.stringify({ count, workers, eventLoop: getPriority(process.pid) }))
    `)
    expect(found).toEqual({ count: 4, workers: [19, 19, 19, 19], eventLoop: getPriority() })
  },
)
