/** The README's environment table must list exactly the variables that the product reads. */
import '../alias.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../runtime.mjs'

const { environmentSchema } = await import('../../server/config.ts')

const read = Object.keys(environmentSchema.shape)
const told = readFileSync(join(ROOT, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `([A-Z_]+)` \|/.exec(line)?.[1] ?? [])

const problems = [
  ...read.filter((name) => !told.includes(name)).map((name) => `README.md does not tell ${name}`),
  ...told.filter((name) => !read.includes(name)).map((name) => `nothing reads ${name}`),
]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
