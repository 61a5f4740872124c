/** Drops values of the wrong type. */
export function toValues<Values extends object>(
  content: Readonly<Record<string, unknown>>,
  nothing: Values,
): Values {
  const known = Object.entries(nothing).filter(([field, empty]) => isAlike(content[field], empty))
  return Object.assign(
    { ...nothing },
    Object.fromEntries(known.map(([field]) => [field, content[field]])),
  )
}

function isAlike(value: unknown, empty: unknown): boolean {
  if (value === undefined) return false
  if (empty === null) return value === null || typeof value !== 'string'
  return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
}
