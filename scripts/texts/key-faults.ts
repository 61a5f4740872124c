import ts from 'typescript'
import { hasPrefix, isTranslation, keysNamed, mayNameKeys } from './key-names.ts'
import {
  createSourceModules,
  type SourceModule,
  sourceFiles,
  sourceLine,
} from './source-modules.ts'

/** Finds keys that no dictionary has, and computed keys without a literal prefix. */
export function keyFaults(root: string, keys: ReadonlySet<string>): string[] {
  const modules = createSourceModules(root)
  return sourceFiles(root, FOLDERS)
    .filter((file) => !COMPOSES_KEYS.test(file))
    .flatMap((file) => faultsIn(modules.find(file), keys))
}

const FOLDERS = ['app', 'client', 'design-system', 'domain', 'features', 'machines']

/** Files that get keys and prefixes from their callers. */
const COMPOSES_KEYS = /^client\/text\/(late-texts|reason-text)\./

function faultsIn(module: SourceModule, keys: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    if (isTranslation(node) && node.arguments[0]) {
      for (const leaf of listValues(node.arguments[0])) {
        const fault = findFault(leaf, keys, takesAnyString(node))
        if (fault) faults.push(`${sourceLine(module, leaf)}: ${fault}`)
      }
    }
    if (!mayNameKeys(module.file) && ts.isStringLiteralLike(node) && keys.has(node.text)) {
      faults.push(`${sourceLine(module, node)}: '${node.text}' belongs in app, client or features`)
    }
    if (ts.isAsExpression(node) && node.type.getText() === 'TextKey') {
      faults.push(`${sourceLine(module, node)}: \`as TextKey\` hides the key`)
    }
    ts.forEachChild(node, visit)
  }
  visit(module.tree)
  return faults
}

/** Other expressions have the type `TextKey`, so their keys are literals elsewhere. */
function findFault(node: ts.Node, keys: ReadonlySet<string>, isAnyString: boolean): string | null {
  const isTemplate = ts.isTemplateExpression(node)
  const isLiteral = ts.isStringLiteralLike(node)
  const isComputed = isTemplate ? !hasPrefix(node) : isAnyString && !isLiteral
  if (isComputed || ts.isBinaryExpression(node)) return `${node.getText()} has no literal prefix`
  if (!isTemplate && !isLiteral) return null
  return keysNamed(node, keys).length > 0 ? null : `no dictionary has ${node.getText()}`
}

function takesAnyString({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 'has'
}

/** Possible values; both sides of a choice. */
function listValues(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return listValues(node.expression)
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return listValues(node.expression)
  if (ts.isConditionalExpression(node)) {
    return [...listValues(node.whenTrue), ...listValues(node.whenFalse)]
  }
  if (ts.isBinaryExpression(node) && CHOICES.has(node.operatorToken.kind)) {
    return [...listValues(node.left), ...listValues(node.right)]
  }
  if (ts.isIdentifier(node)) {
    const value = findConstant(node)
    return value ? listValues(value) : [node]
  }
  return [node]
}

const CHOICES = new Set([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken])

/** Initializer of the nearest constant of that name. */
function findConstant(name: ts.Identifier): ts.Expression | null {
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
