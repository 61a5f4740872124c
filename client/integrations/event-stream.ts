/** One message of a text/event-stream: its name, and its data as it was sent. */
export type StreamMessage = { event: string; data: string }

/**
 * Reads messages out of an event stream that arrives in pieces
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream). Comments
 * are passed over, and so are messages without data.
 */
export function createStreamReader(): (piece: string) => StreamMessage[] {
  let rest = ''
  return (piece) => {
    const parts = (rest + piece).split(/\r\n\r\n|\n\n|\r\r/)
    rest = parts.pop() ?? ''
    return parts.flatMap((part) => parseMessage(part) ?? [])
  }
}

function parseMessage(part: string): StreamMessage | null {
  let event = 'message'
  const data: string[] = []
  for (const line of part.split(/\r\n|\n|\r/)) {
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null
}
