/**
 * `npm run generate`: writes `generated/`: contract bundle and types from `api-spec/`, texts that
 * pages send from their imports, table types from the migrated database; statecharts of the
 * machines into `docs/machines/`; tables of settings into `docs/operating.md`. `--check` writes
 * nothing and fails on differences. `--contract` skips the database; `--texts` makes only the texts
 * that pages send.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { replyShapes } from './generating/reply-shapes.mjs'
import { run } from './running/processes.mjs'
import { ROOT } from './runtime.mjs'
import { sentTextsSource } from './texts/sent-texts.ts'

const HEADER = '// Made from api-spec/ by `npm run generate`; never edited by hand.\n\n'
const env = { ...process.env }

async function generate(folder, { database, textsOnly }) {
  writeSentTexts(join(folder, 'sent-texts.ts'))
  if (textsOnly) return ['sent-texts.ts']
  const openapi = join(folder, 'openapi.json')
  await run('redocly', ['lint', '--format=stylish'], { env })
  await run('redocly', ['bundle', 'api-spec/openapi.yaml', '--output', openapi], { env })
  writeFileSync(join(folder, 'api-types.ts'), await apiTypes(openapi))
  writeFileSync(join(folder, 'public-calls.ts'), publicCalls(openapi))
  writeFileSync(join(folder, 'reply-shapes.ts'), HEADER + replyShapes(contractIn(openapi)))
  const names = ['sent-texts.ts', 'openapi.json', 'api-types.ts', 'public-calls.ts']
  names.push('reply-shapes.ts')
  if (!database) return names
  await databaseTypes(join(folder, 'database.ts'))
  return [...names, 'database.ts']
}

/** An unchanged file is left alone: a development server would reload every page. */
function writeSentTexts(file) {
  const source = sentTextsSource(ROOT)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
}

async function apiTypes(openapi) {
  const tree = await openapiTS(pathToFileURL(openapi), { transform: asFile })
  return HEADER + astToString(tree)
}

/** Calls without authentication: clients send no token with them. */
function publicCalls(openapi) {
  const { paths } = contractIn(openapi)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security?.length === 0 ? [`  '${method.toUpperCase()} ${path}',\n`] : [],
    ),
  )
  return `${HEADER}export const publicCalls: ReadonlySet<string> = new Set([\n${calls.join('')}])\n`
}

const contractIn = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Uploads are a File or Blob in the browser; the contract says string. */
function asFile(schema) {
  if (schema.format !== 'binary') return undefined
  const names = ['File', 'Blob'].map((name) => ts.factory.createTypeReferenceNode(name))
  return ts.factory.createUnionTypeNode(names)
}

function databaseTypes(file) {
  const program = 'scripts/generating/database-types.ts'
  return run(process.execPath, ['--import', './scripts/alias.mjs', program, file], { env })
}

/** The program prints the names of the files that it writes into the folder. */
function writtenBy(program) {
  return async (folder) => {
    const args = ['--import', './scripts/alias.mjs', program, folder]
    const names = await run(process.execPath, args, { env })
    return names.split('\n').filter(Boolean)
  }
}

const OUTPUTS = [
  ['generated', generate],
  ['docs/machines', writtenBy('scripts/generating/statecharts.ts')],
  ['docs', writtenBy('scripts/generating/settings-tables.ts')],
]

/** Also reports files in docs/machines that are no longer generated. */
function compare(folder, names, output) {
  const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  const target = join(ROOT, output)
  const left = output === 'docs/machines' && existsSync(target) ? readdirSync(target) : []
  return [...new Set([...names, ...left])].filter(
    (name) => read(join(folder, name)) !== read(join(target, name)),
  )
}

async function main() {
  const check = process.argv.includes('--check')
  const textsOnly = process.argv.includes('--texts')
  const options = { database: !process.argv.includes('--contract'), textsOnly }
  for (const [output, make] of textsOnly ? OUTPUTS.slice(0, 1) : OUTPUTS) {
    if (check) await hold(output, make, options)
    else {
      mkdirSync(join(ROOT, output), { recursive: true })
      const names = await make(join(ROOT, output), options)
      console.log(`Written: ${names.map((name) => `${output}/${name}`).join(', ')}`)
    }
  }
}

async function hold(output, make, options) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-generated-'))
  try {
    const different = compare(folder, await make(folder, options), output)
    for (const name of different) {
      console.log(`${output}/${name} differs from its source: run \`npm run generate\``)
    }
    if (different.length > 0) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
