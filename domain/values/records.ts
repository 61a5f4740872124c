/** Excludes arrays. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** '' for anything but a string. */
export function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function stringOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Empty for non-objects. */
export function toFields(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
