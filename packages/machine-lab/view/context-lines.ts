/** A value with the one before; null where there was none. */
export type ContextLine = { path: string; before: string | null; after: string | null }

const MAX_LINES = 200
const MAX_DEPTH = 5
const MAX_TEXT = 160

/** Every value of `after` with the one it had before; null where there was none. */
export function contextLines(before: unknown, after: unknown): ContextLine[] {
  const old = flat(before)
  const now = flat(after)
  const paths = [...new Set([...now.keys(), ...old.keys()])]
  return paths.map((path) => ({
    path,
    before: old.get(path) ?? null,
    after: now.get(path) ?? null,
  }))
}

function flat(value: unknown): Map<string, string> {
  const lines = new Map<string, string>()
  visit(value, '', 0, lines)
  return lines
}

function visit(value: unknown, path: string, depth: number, lines: Map<string, string>): void {
  if (lines.size >= MAX_LINES) return
  const inner = depth < MAX_DEPTH ? listEntries(value) : null
  if (!inner || inner.length === 0) {
    if (path || inner === null) lines.set(path, printed(value))
    return
  }
  for (const [key, each] of inner) visit(each, path ? `${path}.${key}` : key, depth + 1, lines)
}

function listEntries(value: unknown): [string, unknown][] | null {
  if (Array.isArray(value)) return value.map((each, index) => [`${index}`, each])
  if (value instanceof Set) return [...value].map((each, index) => [`${index}`, each])
  if (value instanceof Map) return [...value].map(([key, each]) => [String(key), each])
  if (typeof value !== 'object' || value === null) return null
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null ? Object.entries(value) : null
}

/** A value in few words. */
export function printed(value: unknown): string {
  if (typeof value === 'string') return `“${cut(value)}”`
  if (typeof value === 'function') return 'a function'
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Error) return cut(`${value.name}: ${value.message}${ownFacts(value)}`)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `${value.length} items`
  const { name, size } = value as { name?: unknown; size?: unknown }
  const kind = value.constructor?.name ?? 'Object'
  if (typeof name === 'string' && name) return `${kind} ${cut(name)}`
  if (typeof size === 'number') return size === 0 ? 'none' : `${kind} of ${size}`
  return kind === 'Object' ? (Object.keys(value).length === 0 ? '{}' : '{…}') : kind
}

/** An error's own properties. */
function ownFacts(error: Error): string {
  const facts = Object.entries(error).filter(([key]) => key !== 'name' && key !== 'message')
  if (facts.length === 0) return ''
  return ` (${facts.map(([key, value]) => `${key} ${String(value)}`).join(', ')})`
}

function cut(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
