import { SaxesParser } from 'saxes'
import { damaged, SpreadsheetFault } from './spreadsheet-fault.ts'

export type Attributes = Readonly<Record<string, string>>

/** Names have no prefix. */
export type XmlHandlers = {
  onOpen?: (name: string, attributes: Attributes) => void
  onText?: (text: string) => void
  onClose?: (name: string) => void
}

/** Parses a part piece by piece, and pauses after each. Raises SpreadsheetFault. */
export async function* parseXml(
  chunks: AsyncIterable<Buffer>,
  { onOpen, onText, onClose }: XmlHandlers,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw damaged(error)
  })
  parser.on('doctype', () => {
    throw damaged()
  })
  if (onOpen) parser.on('opentag', ({ name, attributes }) => onOpen(toLocal(name), attributes))
  if (onText) {
    parser.on('text', onText)
    parser.on('cdata', onText)
  }
  if (onClose) parser.on('closetag', ({ name }) => onClose(toLocal(name)))
  const decoder = new TextDecoder()
  try {
    for await (const chunk of chunks) {
      parser.write(decoder.decode(chunk, { stream: true }))
      yield
    }
    parser.write(decoder.decode()).close()
  } catch (error) {
    throw error instanceof SpreadsheetFault ? error : damaged(error)
  }
  yield
}

/** Parses a whole part. */
export async function readXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of parseXml(chunks, handlers));
}

/** Prefixes of the relationship's namespace differ. */
export function getRelationId(attributes: Attributes): string {
  const key = Object.keys(attributes).find((name) => name.endsWith(':id'))
  return (key && attributes[key]) || ''
}

function toLocal(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
