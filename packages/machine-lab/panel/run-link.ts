import type { FlowChoice } from './flow.ts'

/** Parameter of the address that holds a run. */
export const RUN_PARAM = 'run'

/** A run as it goes into an address. */
export function runToText(run: readonly FlowChoice[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(run))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Null for what is no run. */
export function runFromText(text: string): FlowChoice[] | null {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
    return runFromJson(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** Null for what is no run. */
export function runFromJson(json: string): FlowChoice[] | null {
  try {
    const read: unknown = JSON.parse(json)
    return Array.isArray(read) && read.every(isChoice) ? read : null
  } catch {
    return null
  }
}

function isChoice(value: unknown): value is FlowChoice {
  if (typeof value !== 'object' || value === null) return false
  const { kind, input, name, actor, machine } = value as Record<string, unknown>
  if (machine !== undefined && typeof machine !== 'string') return false
  if (kind === 'start') return typeof input === 'string'
  if (kind === 'event') return typeof name === 'string'
  if (kind === 'outcome') return typeof name === 'string' && typeof actor === 'string'
  return kind === 'time'
}

/** Address of a story that is driven by a run as soon as it opens. */
export function storyLink(base: string, storyId: string, run: readonly FlowChoice[]): string {
  const address = new URL(base)
  address.search = ''
  address.searchParams.set('path', `/story/${storyId}`)
  address.searchParams.set(RUN_PARAM, runToText(run))
  address.searchParams.set('addonPanel', PANEL_ID)
  return address.href
}

export const ADDON_ID = 'machine-lab'
export const PANEL_ID = `${ADDON_ID}/flow`
