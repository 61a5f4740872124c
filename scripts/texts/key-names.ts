import ts from 'typescript'
import { sentenceKey } from '../../domain/web/sentence.ts'

/** Keys of a dictionary; plural forms count as one. */
export function listKeys(dictionary: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(Object.keys(dictionary).map(sentenceKey))
}

/** In other folders, a template such as `plans.${index}` is the name of a field. */
export function mayNameKeys(file: string): boolean {
  return /^(app|client|features)\//.test(file)
}

/** Keys that a string, a prefix such as `contact.`, or a template can be. */
export function keysNamed(node: ts.Node, keys: ReadonlySet<string>): string[] {
  if (ts.isStringLiteralLike(node)) {
    const { text } = node
    if (keys.has(text)) return [text]
    return isPrefix(text) ? [...keys].filter((key) => key.startsWith(text)) : []
  }
  if (!ts.isTemplateExpression(node) || !hasPrefix(node)) return []
  const tails = node.templateSpans.map(({ literal }) => escaped(literal.text))
  const pattern = new RegExp(`^${escaped(node.head.text)}.+${tails.join('.+')}$`)
  return [...keys].filter((key) => pattern.test(key))
}

const escaped = (text: string) => text.replaceAll(/\W/g, '\\$&')

const isPrefix = (text: string) => /^\w[\w.]*\.$/.test(text)

export function hasPrefix({ head }: ts.TemplateExpression): boolean {
  return /^\w+\./.test(head.text)
}

/** `t(…)` and `t.has(…)` */
export function isTranslation(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false
  const { expression } = node
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'has') {
    return isTranslator(expression.expression)
  }
  return isTranslator(expression)
}

const isTranslator = (node: ts.Node) =>
  (ts.isIdentifier(node) && node.text === 't') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 't')
