import { afterEach, expect } from 'vitest'

/**
 * What the code under test says to the console is a finding, not noise: a test that expects it
 * listens for it with a spy, everything else fails.
 */
const METHODS = ['debug', 'info', 'log', 'warn', 'error', 'trace'] as const

const said: string[] = []

for (const method of METHODS) {
  console[method] = (...parts: unknown[]) => {
    said.push(`console.${method}: ${parts.map(asText).join(' ')}`)
  }
}

afterEach(() => {
  expect(said.splice(0), 'unexpected console output').toEqual([])
})

function asText(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message
  if (typeof part === 'string') return part
  return JSON.stringify(part) ?? String(part)
}
