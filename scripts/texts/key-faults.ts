import { globSync } from 'node:fs'
import ts from 'typescript'
import { hasPrefix, isTranslation, keysNamed, mayNameKeys } from './key-names.ts'
import { createSourceModules, placeOf, type SourceModule } from './source-modules.ts'

/**
 * Keys that no dictionary has, and computed keys of which not even the beginning is written down:
 * nobody could tell which texts to send.
 */
export function keyFaults(root: string, keys: ReadonlySet<string>): string[] {
  const modules = createSourceModules(root)
  const files = globSync('{app,client,design-system,domain,features,machines}/**/*.{ts,tsx}', {
    cwd: root,
  })
  return files
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file) && !IS_HANDED_KEYS.test(file))
    .sort()
    .flatMap((file) => faultsIn(modules.find(file.replaceAll('\\', '/')), keys))
}

/** The translator and what completes the keys of its callers. */
const IS_HANDED_KEYS = /^client\/text\/(late-texts|reason-text)\./

function faultsIn(module: SourceModule, keys: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    if (isTranslation(node) && node.arguments[0]) {
      for (const leaf of valuesOf(node.arguments[0])) {
        const fault = faultOf(leaf, keys, isQuestion(node))
        if (fault) faults.push(`${placeOf(module, leaf)}: ${fault}`)
      }
    }
    if (!mayNameKeys(module.file) && ts.isStringLiteralLike(node) && keys.has(node.text)) {
      faults.push(`${placeOf(module, node)}: '${node.text}' belongs in app, client or features`)
    }
    if (ts.isAsExpression(node) && node.type.getText() === 'TextKey') {
      faults.push(`${placeOf(module, node)}: \`as TextKey\` hides the key`)
    }
    ts.forEachChild(node, visit)
  }
  visit(module.tree)
  return faults
}

/** Types hold other expressions: they are made of keys that are written down elsewhere. */
function faultOf(node: ts.Node, keys: ReadonlySet<string>, isQuestion: boolean): string | null {
  const isTemplate = ts.isTemplateExpression(node)
  const isSum = ts.isBinaryExpression(node)
  if (
    isSum ||
    (isTemplate && !hasPrefix(node)) ||
    (isQuestion && !isTemplate && !isWritten(node))
  ) {
    return `${node.getText()} has no written beginning`
  }
  if (!isTemplate && !isWritten(node)) return null
  return keysNamed(node, keys).length > 0 ? null : `no dictionary has ${node.getText()}`
}

const isWritten = (node: ts.Node) => ts.isStringLiteralLike(node)

/** `t.has(…)`, which takes any string. */
function isQuestion({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 'has'
}

/** What an expression can be: both sides of a choice, the value of a constant. */
function valuesOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return valuesOf(node.expression)
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valuesOf(node.expression)
  if (ts.isConditionalExpression(node)) {
    return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)]
  }
  if (ts.isIdentifier(node)) {
    const value = constantOf(node)
    return value ? valuesOf(value) : [node]
  }
  return [node]
}

/** Initializer of the nearest constant of that name in the blocks around. */
function constantOf(name: ts.Identifier): ts.Expression | null {
  for (let scope: ts.Node = name.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { name: bound, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(bound) && bound.text === name.text) return initializer ?? null
      }
    }
  }
  return null
}
