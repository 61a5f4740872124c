import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Samples } from '@hearth/machine-lab/walk/samples'
import { type AnyStateMachine, StateMachine } from 'xstate'

const MACHINES = fileURLToPath(new URL('../../machines', import.meta.url))

export type FoundMachine = {
  /** Such as `otp-login`. */
  name: string
  /** From the folder of machines, such as `auth/otp-login.machine.ts`. */
  path: string
  machine: AnyStateMachine
  /** Null where no samples lie beside it. */
  samples: Samples | null
}

/** All machines of the product, in the order of their paths. */
export async function findMachines(): Promise<FoundMachine[]> {
  const paths = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.machine.ts'))
  return Promise.all(paths.sort().map(find))
}

async function find(path: string): Promise<FoundMachine> {
  const exported = await loadExports(path)
  const machine = Object.values(exported).find((value) => value instanceof StateMachine)
  if (!machine) throw new Error(`machines/${path} exports no machine`)
  const beside = path.replace(/\.machine\.ts$/, '.samples.ts')
  const isSampled = existsSync(join(MACHINES, beside))
  const samples = isSampled ? Object.values(await loadExports(beside)).find(isSamples) : null
  if (samples === undefined) throw new Error(`machines/${beside} exports no samples`)
  return { name: basename(path, '.machine.ts'), path, machine, samples }
}

function isSamples(value: unknown): value is Samples {
  const isObject = typeof value === 'object' && value !== null
  return isObject && 'machine' in value && value.machine instanceof StateMachine
}

function loadExports(path: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(join(MACHINES, path)).href)
}
