/** Outermost state of a machine's value: 'unfinished' of `{ unfinished: 'checking' }`. */
export function outerState(value: unknown): string {
  const [outer = ''] = typeof value === 'string' ? [value] : Object.keys(value ?? {})
  return outer
}
