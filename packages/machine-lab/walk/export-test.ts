import type { StateValue } from 'xstate'
import { prepare, replay } from './run.ts'
import type { Choice, Samples } from './samples.ts'
import { choiceWords } from './situations.ts'

export type Replayed = {
  status: string
  value: StateValue
  /** Ids of the transitions of each choice. */
  taken: string[][]
}

/** Drives a new actor through all choices. Throws for one that is not possible where it comes. */
export function replayRun(samples: Samples, choices: readonly Choice[]): Replayed {
  const { run, taken } = replay(prepare(samples), choices)
  const { status, value } = run.snapshot()
  return { status, value, taken }
}

export type ExportOptions = {
  /** Path of the samples, as the test imports it. Default: beside the test, by the machine's id. */
  samplesPath?: string
  samplesName?: string
  /** Folder of the walker, as the test imports it. */
  walkPath?: string
}

/** Source of a Vitest test that goes the same way, and fails where a transition of it is gone. */
export function exportTest(
  samples: Samples,
  choices: readonly Choice[],
  options: ExportOptions = {},
): string {
  const { status, value, taken } = replayRun(samples, choices)
  const {
    samplesPath = `./${kebab(samples.machine.id)}.samples.ts`,
    samplesName = 'samples',
    walkPath = '@hearth/machine-lab/walk',
  } = options
  const title = `goes by ${choices.map(choiceWords).join(', ')} to ${JSON.stringify(value)}`
  return `import { expect, test } from 'vitest'
import { replayRun } from ${quoted(`${walkPath}/export-test`)}
import { ${samplesName} } from ${quoted(samplesPath)}

test(${quoted(title)}, () => {
  const run = replayRun(${samplesName}, ${literal(choices, '  ')})
  expect(run).toEqual(${literal({ status, value, taken }, '  ')})
})
`
}

/** JSON as this repository writes it: single quotes, bare keys, trailing commas. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const entries = Object.entries(value).map(([key, inner]) => {
    const written = literal(inner, `${indent}  `)
    return isList ? written : `${/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)}: ${written}`
  })
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }']
  const short = `${open}${entries.join(', ')}${close}`
  if (entries.length === 0) return isList ? '[]' : '{}'
  if (indent.length + short.length <= 90 && !short.includes('\n')) return short
  const lines = entries.map((entry) => `${indent}  ${entry},\n`).join('')
  return `${open.trim()}\n${lines}${indent}${close.trim()}`
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1)
  if (!text.includes("'")) return `'${escaped.replaceAll('\\"', '"')}'`
  return text.includes('"')
    ? `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
    : `"${escaped}"`
}

function kebab(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
