import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { completeReply } from '@/client/api/replies/complete-reply.ts'
import { cleanReply } from '@/client/api/replies/provider-quirks.ts'
import { isRecord } from '@/domain/values/records.ts'
import { replySchemas } from './contract-schemas.ts'
import { type Fault, faultKinds, keysOf } from './faults.ts'
import { knownValues } from './known-values.ts'
import { misfits } from './misfits.ts'
import { wholeReply } from './whole-replies.ts'

/** The door of the client: whatever one key of a reply is, the reply behind it is as the contract says. */

const calls = [...replySchemas.keys()]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the keys of every reply, with every kind of fault', () => {
  test.each(calls)(
    '%s with one fault at a time',
    (call) => {
      expect(unexpected(call, null)).toEqual([])
      const faults = keysOf(call).flatMap(({ schema, key }) =>
        faultKinds.map((kind) => ({ schema, key, kind })),
      )
      const wrong = sampled(faults).flatMap((fault) =>
        unexpected(call, fault).map(
          (text) => `${fault.kind} ${fault.schema}.${fault.key}: ${text}`,
        ),
      )
      expect(wrong).toEqual([])
    },
    300_000,
  )

  test.each(calls)('%s with all faults at once', (call) => {
    for (const kind of faultKinds) expect([kind, unexpected(call, { kind })]).toEqual([kind, []])
  })
})

/** Every third in the short form. */
function sampled(faults: readonly Fault[]): readonly Fault[] {
  return process.env.HEARTH_FULL ? faults : faults.filter((_, at) => at % 3 === 0)
}

/** Where the reply differs from the contract behind the door; a reply that is of no use is refused there. */
function unexpected(call: string, fault: Fault | null): string[] {
  const [, path = ''] = call.split(' ')
  const sent = JSON.parse(JSON.stringify(wholeReply(call, fault, knownValues)))
  if (sent.error !== false) return []
  const clean = cleanReply(path, sent)
  const reply = isRecord(clean) ? completeReply(call, clean) : null
  if (!reply) return isRefusable(call, fault) ? [] : ['refused']
  const schema = replySchemas.get(call)
  return schema ? misfits(schema, reply) : ['no schema']
}

/** Without them a reply says nothing: a sign-in without its token, a proof without an identity. */
function isRefusable(call: string, fault: Fault | null): boolean {
  if (!fault?.key) return false
  return keysOf(call).some(
    ({ schema, key, isEssential }) => isEssential && schema === fault.schema && key === fault.key,
  )
}
