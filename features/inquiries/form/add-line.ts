/** Adds a line to what is typed, unless it is there. */
export function addLine(field: HTMLTextAreaElement, line: string): void {
  const { value } = field
  if (!value.includes(line)) {
    const isEmpty = value.trim() === ''
    const start = isEmpty ? 0 : value.length
    const added = isEmpty || value.endsWith('\n') ? line : `\n${line}`
    field.setRangeText(added, start, value.length, 'end')
    // The form hears of it as of typing: errors go, and the draft is saved.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.focus()
}
