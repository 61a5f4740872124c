import ts from 'typescript'
import { isTranslation, keysNamed, mayNameKeys } from './key-names.ts'
import {
  destructuredImport,
  isDynamicImport,
  resolveSource,
  type SourceModule,
  sourceLine,
  type Target,
} from './source-modules.ts'

/** Keys named and declarations used by a piece of code. */
export type CodeUses = {
  /** Key → `file:line` */
  keys: ReadonlyMap<string, string>
  /** Outside of `t(…)`. */
  looseKeys: ReadonlyMap<string, string>
  /** In attributes of client components, so that server code hands them to the browser. */
  passedKeys: ReadonlyMap<string, string>
  passedNames: ReadonlySet<string>
  /** Top-level names of the same file. */
  locals: ReadonlySet<string>
  targets: readonly Target[]
  boundaries: readonly Boundary[]
}

/** JSX element that sends texts to what it renders. */
export type Boundary = {
  name: string
  place: string
  module: SourceModule
  /** Key by which `LateTexts` recognizes texts that were sent before. */
  known: string | null
  /** Contains `{children}`, as a layout's does. */
  isAround: boolean
  uses: CodeUses
}

export type UsesContext = {
  root: string
  module: SourceModule
  keys: ReadonlySet<string>
  isClient: (file: string) => boolean
}

/** Collects uses; code inside a boundary counts for the boundary only. */
export function codeUses(context: UsesContext, nodes: readonly ts.Node[]): CodeUses {
  const keys = new Map<string, string>()
  const looseKeys = new Map<string, string>()
  const passedKeys = new Map<string, string>()
  const passedNames = new Set<string>()
  const locals = new Set<string>()
  const targets: Target[] = []
  const boundaries: Boundary[] = []
  const { root, module } = context
  const name = (identifier: string) => {
    const target = module.imports.get(identifier)
    if (target) targets.push(target)
    else if (module.declarations.has(identifier)) locals.add(identifier)
  }
  const visit = (node: ts.Node, isPassed: boolean, isLoose: boolean): void => {
    const boundary = boundaryAt(context, node)
    if (boundary) {
      boundaries.push(boundary)
      for (const attribute of codeOfAttributes(node)) visit(attribute, true, true)
      return
    }
    if (ts.isIdentifier(node)) {
      name(node.text)
      if (isPassed) passedNames.add(node.text)
      return
    }
    if (isDynamicImport(node)) {
      const file = resolveSource(root, module.file, node.arguments[0])
      if (file) targets.push({ file, name: '*' })
      return
    }
    for (const key of mayNameKeys(module.file) ? keysNamed(node, context.keys) : []) {
      keys.set(key, sourceLine(module, node))
      if (isLoose) looseKeys.set(key, sourceLine(module, node))
      if (isPassed) passedKeys.set(key, sourceLine(module, node))
    }
    const loose = isLoose && !isTranslation(node)
    const passes = loose && !isElement(node) && (isPassed || isHandedOver(context, node))
    for (const part of valueParts(node)) visit(part, passes, loose)
  }
  for (const node of nodes) visit(node, false, true)
  return { keys, looseKeys, passedKeys, passedNames, locals, targets, boundaries }
}

function isHandedOver({ module, isClient }: UsesContext, node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node)) return false
  const target = module.imports.get(node.parent.parent.tagName.getText())
  return target !== undefined && isClient(target.file)
}

/** Children except types and names of properties. */
function valueParts(node: ts.Node): ts.Node[] {
  const parts: ts.Node[] = []
  ts.forEachChild(node, (part) => {
    const isName =
      ts.isIdentifier(part) &&
      ((ts.isPropertyAccessExpression(node) && node.name === part) ||
        ((ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) && node.name === part) ||
        (ts.isBindingElement(node) && node.propertyName === part))
    const isType =
      ts.isTypeNode(part) || ts.isTypeAliasDeclaration(part) || ts.isInterfaceDeclaration(part)
    if (!isName && !isType && !destructuredImport(part)) parts.push(part)
  })
  return parts
}

type Element = ts.JsxElement | ts.JsxSelfClosingElement

const isElement = (node: ts.Node): node is Element =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)
const getOpening = (element: Element) =>
  ts.isJsxElement(element) ? element.openingElement : element
const listChildren = (element: Element) => (ts.isJsxElement(element) ? element.children : [])

function boundaryAt(context: UsesContext, node: ts.Node): Boundary | null {
  if (!isElement(node)) return null
  const attributes = getOpening(node).attributes.properties.filter(ts.isJsxAttribute)
  const name = attributes.map(sentName).find((found) => found !== null)
  if (!name) return null
  const known = attributes.find((attribute) => attribute.name.getText() === 'known')
  const children = listChildren(node)
  const { module } = context
  return {
    name,
    place: sourceLine(module, node),
    module,
    known: known ? findString(known) : null,
    isAround: children.some(rendersChildren),
    uses: codeUses(context, [getOpening(node).tagName, ...children]),
  }
}

/** `texts="…"`, or `source={page.textSource('…')}`. */
function sentName(attribute: ts.JsxAttribute): string | null {
  const name = attribute.name.getText()
  if (name === 'texts') return findString(attribute)
  const { initializer } = attribute
  if (name !== 'source' || !initializer || !ts.isJsxExpression(initializer)) return null
  const call = initializer.expression
  if (!call || !ts.isCallExpression(call)) return null
  const [first] = call.arguments
  const isSource =
    ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'textSource'
  return isSource && first && ts.isStringLiteral(first) ? first.text : null
}

const findString = ({ initializer }: ts.JsxAttribute) =>
  initializer && ts.isStringLiteral(initializer) ? initializer.text : null

/** Attributes of a boundary that are no strings, such as a fallback. */
function codeOfAttributes(node: ts.Node): ts.Node[] {
  if (!isElement(node)) return []
  return getOpening(node).attributes.properties.flatMap((attribute): ts.Node[] => {
    if (ts.isJsxSpreadAttribute(attribute)) return [attribute]
    const { initializer } = attribute
    return initializer && ts.isJsxExpression(initializer) ? [initializer] : []
  })
}

function rendersChildren(node: ts.Node): boolean {
  if (ts.isJsxExpression(node) && node.expression) {
    const { expression } = node
    if (ts.isIdentifier(expression)) return expression.text === 'children'
    if (ts.isPropertyAccessExpression(expression)) return expression.name.text === 'children'
  }
  return ts.forEachChild(node, (part) => rendersChildren(part) || undefined) ?? false
}
