import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'

/** V8's word for a collection that it did not decide on. */
const TOLD = 'testing;'

test('gives back what requests left behind, though V8 counts it as used', async () => {
  const lines: string[] = []
  const told = serve(`
    const server = createServer((request, response) => {
      const all = Array.from({ length: 1_500_000 }, (_, id) => ({ id, text: 'x' + id }))
      response.end(String(all.length))
    })
    server.listen(0, '127.0.0.1', () => fetch('http://127.0.0.1:' + server.address().port))
    setTimeout(() => process.exit(), 15_000)`)
  for await (const line of told) lines.push(line)
  expect(lines).toContainEqual(expect.stringContaining(TOLD))
})

/** Lines that a server prints of its collections until the one it was told to make. */
async function* serve(source: string) {
  const given = `import { createServer } from 'node:http'
    import { giveBackWhenQuiet } from ${JSON.stringify(new URL('./quiet-memory.mjs', import.meta.url).href)}
    giveBackWhenQuiet(300)`
  // A small young generation leaves little that is free: the rest counts as used.
  const flags = ['--max-semi-space-size=2', '--trace-gc']
  const args = [...flags, '--input-type=module', '--eval', `${given}\n${source}`]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  for await (const line of createInterface({ input: child.stdout })) {
    yield line
    if (line.includes(TOLD)) return
  }
}
