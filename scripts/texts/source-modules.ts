import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** Export of another module; `*` for all its exports. */
export type Target = { file: string; name: string }

/** One source file, by top-level names. */
export type SourceModule = {
  /** From the root, with slashes. */
  file: string
  tree: ts.SourceFile
  isClient: boolean
  /** By local name; also names destructured from `await import()`. */
  imports: ReadonlyMap<string, Target>
  /** Local name, or export of another file, by exported name. */
  exports: ReadonlyMap<string, string | Target>
  /** Targets of `export *`. */
  passedOn: readonly string[]
  declarations: ReadonlyMap<string, ts.Node>
  /** Statements that run on import. */
  effects: readonly ts.Node[]
}

type Building = {
  imports: Map<string, Target>
  exports: Map<string, string | Target>
  passedOn: string[]
  declarations: Map<string, ts.Node>
  effects: ts.Node[]
  resolve: (specifier: ts.Node | undefined) => string | null
}

export type SourceModules = { find(file: string): SourceModule }

/** Sorted, without tests and stories. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter((file) => /(?<!\.(test|stories))\.tsx?$/.test(file))
    .sort()
}

/** Parses files on demand, each once. */
export function createSourceModules(root: string): SourceModules {
  const known = new Map<string, SourceModule>()
  return {
    find(file) {
      const found = known.get(file) ?? parseModule(root, file)
      known.set(file, found)
      return found
    },
  }
}

function parseModule(root: string, file: string): SourceModule {
  const text = readFileSync(join(root, file), 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const building: Building = {
    imports: new Map(),
    exports: new Map(),
    passedOn: [],
    declarations: new Map(),
    effects: [],
    resolve: (specifier) => resolveSource(root, file, specifier),
  }
  for (const statement of tree.statements) addStatement(building, statement)
  addDestructuredImports(building, tree)
  const [first] = tree.statements
  const isClient =
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  const { imports, exports, passedOn, declarations, effects } = building
  return { file, tree, isClient, imports, exports, passedOn, declarations, effects }
}

const PACKAGES = '@hearth/'

/** Null for installed packages, styles and JSON. */
export function resolveSource(
  root: string,
  from: string,
  specifier: ts.Node | undefined,
): string | null {
  if (!specifier || !ts.isStringLiteral(specifier)) return null
  const { text } = specifier
  if (text.startsWith(PACKAGES)) return packaged(root, text.slice(PACKAGES.length))
  if (!/\.tsx?$/.test(text)) return null
  if (text.startsWith('@/')) return existing(root, join(root, text.slice(2)))
  return text.startsWith('.') ? existing(root, join(root, dirname(from), text)) : null
}

function packaged(root: string, entry: string): string | null {
  const path = join(root, 'packages', entry)
  return existing(root, `${path}.ts`) ?? existing(root, `${path}.tsx`)
}

function existing(root: string, path: string): string | null {
  const isFile = existsSync(path) && statSync(path).isFile()
  return isFile ? relative(root, path).replaceAll('\\', '/') : null
}

function addStatement(building: Building, statement: ts.Statement): void {
  if (ts.isImportDeclaration(statement)) addImport(building, statement)
  else if (ts.isExportDeclaration(statement)) addExport(building, statement)
  else if (ts.isExportAssignment(statement)) {
    building.declarations.set('default', statement.expression)
    building.exports.set('default', 'default')
  } else if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations) {
      for (const name of boundNames(declaration.name)) declare(building, name, declaration)
      if (isExported(statement)) {
        for (const name of boundNames(declaration.name)) building.exports.set(name, name)
      }
    }
  } else if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    const name = statement.name?.text ?? 'default'
    declare(building, name, statement)
    if (isExported(statement)) building.exports.set(isDefault(statement) ? 'default' : name, name)
  } else if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) {
    building.effects.push(statement)
  }
}

const declare = ({ declarations }: Building, name: string, node: ts.Node) =>
  declarations.set(name, node)

function addImport({ imports, resolve }: Building, statement: ts.ImportDeclaration): void {
  const clause = statement.importClause
  const file = resolve(statement.moduleSpecifier)
  if (!clause || !file || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return
  if (clause.name) imports.set(clause.name.text, { file, name: 'default' })
  const bindings = clause.namedBindings
  if (!bindings) return
  if (ts.isNamespaceImport(bindings)) {
    imports.set(bindings.name.text, { file, name: '*' })
    return
  }
  for (const { name, propertyName, isTypeOnly } of bindings.elements) {
    if (!isTypeOnly) imports.set(name.text, { file, name: (propertyName ?? name).text })
  }
}

function addExport(building: Building, statement: ts.ExportDeclaration): void {
  if (statement.isTypeOnly) return
  const file = building.resolve(statement.moduleSpecifier)
  const clause = statement.exportClause
  if (!clause) {
    if (file) building.passedOn.push(file)
    return
  }
  if (ts.isNamespaceExport(clause)) {
    if (file) building.exports.set(clause.name.text, { file, name: '*' })
    return
  }
  for (const { name, propertyName, isTypeOnly } of clause.elements) {
    const own = (propertyName ?? name).text
    if (isTypeOnly) continue
    if (!statement.moduleSpecifier) building.exports.set(name.text, own)
    else if (file) building.exports.set(name.text, { file, name: own })
  }
}

/** Treats `const { A } = await import(…)` as an import of A. */
function addDestructuredImports({ imports, resolve }: Building, tree: ts.SourceFile): void {
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isVariableDeclaration(node)) return
    const call = destructuredImport(node)
    const file = call && resolve(call.arguments[0])
    if (!file || !ts.isObjectBindingPattern(node.name)) return
    for (const { name, propertyName } of node.name.elements) {
      if (!ts.isIdentifier(name)) continue
      const own = propertyName && ts.isIdentifier(propertyName) ? propertyName : name
      imports.set(name.text, { file, name: own.text })
    }
  }
  visit(tree)
}

/** `file:line` of a node. */
export function sourceLine({ file, tree }: SourceModule, node: ts.Node): string {
  return `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

/** Call in `const { A } = await import(…)`. */
export function destructuredImport(node: ts.Node): ts.CallExpression | null {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return null
  const { initializer } = node
  if (!initializer || !ts.isAwaitExpression(initializer)) return null
  return isDynamicImport(initializer.expression) ? initializer.expression : null
}

export function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  )
}

const hasModifier = (node: ts.Node, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((one) => one.kind === kind)
const isExported = (node: ts.Node) => hasModifier(node, ts.SyntaxKind.ExportKeyword)
const isDefault = (node: ts.Node) => hasModifier(node, ts.SyntaxKind.DefaultKeyword)
