/**
 * Writes the tables of environment variables from the schema that checks them:
 * `settings-tables.ts <folder>` writes `operating.md` there and prints its name.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentSchema } from '@/server/config.ts'
import { firebaseVariables } from '@/server/firebase-environment.ts'
import { mailVariables } from '@/server/mail-environment.ts'
import { paymentVariables } from '@/server/payment-environment.ts'
import { pushVariables } from '@/server/push-environment.ts'
import { ROOT } from '../runtime.mjs'
import { insertTables } from './settings-table.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: settings-tables.ts <folder>')

const special = {
  mail: mailVariables,
  firebase: { ...firebaseVariables, ...pushVariables },
  payments: paymentVariables,
}
const names = new Set(Object.values(special).flatMap(Object.keys))
const general = Object.fromEntries(
  Object.entries(environmentSchema.shape).filter(([name]) => !names.has(name)),
)
const page = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8')
writeFileSync(join(folder, 'operating.md'), insertTables(page, { general, ...special }))
process.stdout.write('operating.md\n')
