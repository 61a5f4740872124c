import { isRecord } from '@/domain/values/records.ts'
import { objects, replies, values } from '@/generated/reply-shapes.ts'
import { ShapeReader } from './shape-reader.ts'

const shapes = new ShapeReader({ objects, values })

/**
 * Completes a reply in place by the contract: missing, null and mistyped fields get the empty value of their type;
 * rows without an essential field are left out. Null when the reply itself lacks one.
 */
export function completeReply(
  call: string,
  reply: Record<string, unknown>,
): Record<string, unknown> | null {
  const shape = replies[call]
  if (!shape) return reply
  const { value, leftOut } = shapes.read(shape, reply)
  for (const field of leftOut) logOnce(call, field)
  return isRecord(value) ? value : null
}

const logged = new Set<string>()

/** Names the field and never a value: rows hold personal data. */
function logOnce(call: string, field: string): void {
  const line = `The provider's reply to ${call} has rows without a usable ${field}: left out.`
  if (logged.has(line)) return
  logged.add(line)
  // biome-ignore lint/suspicious/noConsole: operators have to know what their provider lacks
  console.warn(line)
}
