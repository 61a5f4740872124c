/** Excludes arrays. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Empty for non-objects. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
