/** Ends a message with a full stop, so that a sentence may follow it. */
export function withFullStop(message: string): string {
  const text = message.trimEnd()
  return /[.!?…。！？؟]["'”’»)]*$/.test(text) ? text : `${text}.`
}
