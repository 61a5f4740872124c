/**
 * Draws every machine as a Mermaid statechart: `statecharts.ts <folder>` writes one page each and
 * prints the file names.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  StateMachine,
} from 'xstate'

const MACHINES = fileURLToPath(new URL('../../machines', import.meta.url))

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: statecharts.ts <folder>')
const sources = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.machine.ts'))
for (const source of sources.sort()) {
  const machine = await machineOf(source)
  const name = basename(source, '.machine.ts')
  const file = `${name}.md`
  writeFileSync(join(folder, file), page(name, source, machine))
  process.stdout.write(`${file}\n`)
}

async function machineOf(source: string): Promise<AnyStateMachine> {
  const path = join(MACHINES, source)
  const exported: Record<string, unknown> = await import(pathToFileURL(path).href)
  const machine = Object.values(exported).find((value) => value instanceof StateMachine)
  if (!machine) throw new Error(`${path} exports no machine`)
  return machine
}

function page(name: string, source: string, machine: AnyStateMachine): string {
  return `${[
    `# ${name.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase())}`,
    `Drawn from \`machines/${source}\` by \`npm run generate\`; never edited by hand.`,
    machine.config.description ?? '',
    ['```mermaid', 'stateDiagram-v2', ...inside(machine.root, 1), '```'].join('\n'),
    ['| State | What goes on | Asks |', '|---|---|---|', ...rows(machine.root)].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

function inside(node: AnyStateNode, depth: number): string[] {
  const children = Object.values(node.states)
  const indent = '  '.repeat(depth)
  const begin = node.type === 'parallel' ? [] : node.initial.target?.map(({ id }) => id)
  const drawn = children.map((child) => [
    ...(Object.keys(child.states).length > 0
      ? [
          `${indent}state "${child.key}" as ${idOf(child)} {`,
          ...inside(child, depth + 1),
          `${indent}}`,
        ]
      : [`${indent}state "${child.key}" as ${idOf(child)}`]),
  ])
  const regions =
    node.type === 'parallel'
      ? drawn.flatMap((lines, at) => (at ? [`${indent}--`, ...lines] : lines))
      : drawn.flat()
  return [
    ...(begin ?? []).map((id) => `${indent}[*] --> ${plain(id)}`),
    ...regions,
    ...children.flatMap((child) => transitionsOf(child).map((line) => indent + line)),
    ...(node.parent ? [] : transitionsOf(node).map((line) => indent + line)),
    ...children
      .filter(({ type }) => type === 'final')
      .map((child) => `${indent}${idOf(child)} --> [*]`),
  ]
}

function transitionsOf(node: AnyStateNode): string[] {
  const transitions = [...node.transitions.values(), node.always ?? []].flat()
  return transitions.flatMap((transition) =>
    (transition.target ?? []).flatMap((target) =>
      (node.parent ? [node] : leaving(node, target)).map(
        (from) => `${idOf(from)} --> ${idOf(target)} : ${labelOf(transition, node)}`,
      ),
    ),
  )
}

/** Transitions of the root are drawn from every state. */
function leaving(root: AnyStateNode, target: AnyStateNode): AnyStateNode[] {
  return Object.values(root.states).filter((state) => state !== target && state.type !== 'final')
}

function labelOf({ eventType, guard }: AnyTransitionDefinition, node: AnyStateNode): string {
  const condition = typeof guard === 'string' ? ` [${guard}]` : ''
  return wordsOf(eventType, node) + condition
}

function wordsOf(event: string, node: AnyStateNode): string {
  const [actor] = node.invoke
  if (event === '') return 'at once'
  if (event.startsWith('xstate.done.actor.')) return `${actor?.src} answered`
  if (event.startsWith('xstate.error.actor.')) return `${actor?.src} failed`
  if (event.startsWith('xstate.done.state.')) return 'all ended'
  if (event.startsWith('xstate.after.')) return `after ${event.split('.')[2]}`
  return event
}

function rows(node: AnyStateNode): string[] {
  return Object.values(node.states).flatMap((state) => {
    const { description } = state.config
    const row = `| ${state.path.join('.')} | ${description} | ${asked(state)} |`
    return [...(description ? [row] : []), ...rows(state)]
  })
}

function asked({ invoke }: AnyStateNode): string {
  return invoke.map(({ src }) => `\`${src}\``).join(', ')
}

function idOf({ id }: AnyStateNode): string {
  return plain(id)
}

function plain(id: string): string {
  return id.replace(/\W+/g, '_')
}
