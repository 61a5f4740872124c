/**
 * Limits file and function lengths; forbids `any`, barrel files, SQL outside stores, folders
 * without a meaningful name, literals that are spread into another only to save lines, and
 * truncated text whose direction is set inside it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../runtime.mjs'

const ROOMS =
  /^(app|features|machines|packages|client|design-system|domain|demo|server|scripts|bench|tests|\.storybook)\//
const LINES = { source: 400, proof: 500, function: 80, functionWithJsx: 120 }
const P95 = { file: 200, function: 45 }
const QUERIES = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const STORES = /(store|conditions)\.ts$/
const NAMELESS = /(^|\/)(utils?|lib|helpers?|common|shared|misc)\//

const isProof = (file) => file.startsWith('tests/') || /\.(test|spec|stories)\.tsx?$/.test(file)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)))

const problems = files
  .filter((file) => NAMELESS.test(file))
  .map((file) => `${file}: the folder does not say what it holds`)
const lengths = { file: [], function: [] }

for (const file of files) {
  if (ROOMS.test(file) && /\.(ts|tsx|mjs)$/.test(file)) problems.push(...inspect(file))
}
for (const [kind, list] of Object.entries(lengths)) {
  const p95 = list.sort((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0
  if (p95 > P95[kind]) problems.push(`95 % of ${kind}s: ${p95} lines (at most ${P95[kind]})`)
}
for (const problem of problems) console.log(problem)
console.log(`${lengths.file.length} files, ${lengths.function.length} functions`)
process.exitCode = problems.length > 0 ? 1 : 0

function inspect(file) {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found = []
  const lines = text.split('\n').length
  const limit = isProof(file) ? LINES.proof : LINES.source
  if (lines > limit) found.push(`${file}: ${lines} lines (at most ${limit})`)
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  if (!isProof(file)) {
    lengths.file.push(lines)
    const passesOn = (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier
    if (tree.statements.length > 0 && tree.statements.every(passesOn)) {
      found.push(`${file}: only passes on other files`)
    }
  }
  visit(tree, (node) => found.push(...findFaults(node, tree, file)))
  return found
}

function visit(node, look) {
  look(node)
  ts.forEachChild(node, (child) => visit(child, look))
}

function isQuery(node) {
  return ts.isPropertyAccessExpression(node) && QUERIES.has(node.name.text)
}

/** A JSX attribute with a computed name can be written in no other way. */
function isSpreadLiteral(node) {
  if (!ts.isSpreadAssignment(node) && !ts.isSpreadElement(node) && !ts.isJsxSpreadAttribute(node)) {
    return false
  }
  let { expression } = node
  while (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) {
    expression = expression.expression
  }
  if (ts.isArrayLiteralExpression(expression)) return true
  if (!ts.isObjectLiteralExpression(expression)) return false
  const hasComputed = expression.properties.some(
    ({ name }) => name && ts.isComputedPropertyName(name),
  )
  return !(ts.isJsxSpreadAttribute(node) && hasComputed)
}

/** The direction of the element that truncates decides which end of the text is lost. */
function isTruncatedInside(node) {
  if (!ts.isJsxElement(node)) return false
  const { attributes } = node.openingElement
  const named = (name) => attributes.properties.find((each) => each.name?.getText() === name)
  if (named('dir') || !/\btruncate\b/.test(named('className')?.getText() ?? '')) return false
  const [only, ...others] = node.children.filter((child) => child.getText().trim() !== '')
  return others.length === 0 && /^<bdi\b/.test(only?.getText() ?? '')
}

function findFaults(node, tree, file) {
  const line = (position) => tree.getLineAndCharacterOfPosition(position).line + 1
  if (node.kind === ts.SyntaxKind.AnyKeyword) return [`${file}:${line(node.getStart())}: any`]
  if (isSpreadLiteral(node)) return [`${file}:${line(node.getStart())}: a literal is spread`]
  if (isTruncatedInside(node)) {
    return [`${file}:${line(node.getStart())}: truncates text of another direction at its start`]
  }
  if (isQuery(node) && /^server\/modules\//.test(file) && !isProof(file) && !STORES.test(file)) {
    return [`${file}:${line(node.getStart())}: SQL outside a store`]
  }
  if (isProof(file) || !ts.isFunctionLike(node) || !node.body || !ts.isBlock(node.body)) return []
  const from = line(node.getStart())
  const size = line(node.end) - from + 1
  lengths.function.push(size)
  const limit = file.endsWith('.tsx') ? LINES.functionWithJsx : LINES.function
  return size > limit ? [`${file}:${from}: function of ${size} lines (at most ${limit})`] : []
}
