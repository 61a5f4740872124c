/** Migration numbers must have no gaps or duplicates. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../runtime.mjs'

const names = readdirSync(join(ROOT, 'server/db/migrations'))
const problems = []
const numbered = []

for (const name of names.sort()) {
  const match = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)
  if (match) numbered.push([Number(match[1]), name])
  else problems.push(`${name} is not named like 0001-what-it-does.sql`)
}
numbered.forEach(([number, name], at) => {
  const expected = at === 0 ? 1 : numbered[at - 1][0] + 1
  if (number < expected) problems.push(`${name} has the number of ${numbered[at - 1][1]}`)
  if (number > expected) problems.push(`${name}: no migration has the number ${expected}`)
})
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
