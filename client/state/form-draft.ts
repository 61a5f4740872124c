/**
 * Form draft in sessionStorage until sent; survives reloads and lost connections. Does nothing if
 * storage is full or blocked.
 */
export type Draft = Readonly<Record<string, string>>

export function readDraft(form: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string'
      }),
    )
  } catch {
    return {}
  }
}

export function keepDraft(form: string, values: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(values))
  } catch {
    // The form itself still has the values.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form)
  } catch {
    // Storage blocked: there is no draft to remove.
  }
}

const PREFIX = 'draft:'
