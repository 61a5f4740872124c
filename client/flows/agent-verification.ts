import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { applyForVerification } from '@/client/api/member/verification.ts'
import type { AnswerToSend } from '@/domain/account/verification.ts'
import { agentVerificationMachine } from '@/machines/verification/agent-verification.machine.ts'
import {
  type AnswerReasons,
  AnswersRefused,
  VerifiedAlready,
} from '@/machines/verification/agent-verification.types.ts'

/** Agent verification at the provider. */
export function agentVerification(tools: () => { queries: Queries; client: ApiClient }) {
  return agentVerificationMachine.provide({
    actors: {
      send: fromPromise<void, readonly AnswerToSend[]>(async ({ input }) => {
        const { queries, client } = tools()
        await applyForVerification(client, [...input]).catch(refuse)
        for (const queryKey of applyForVerification.stale) {
          void queries.invalidateQueries({ queryKey })
        }
      }),
    },
  })
}

function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  if (error.status === CONFLICT) throw new VerifiedAlready()
  const reasons: AnswerReasons = Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, reason]) => {
      const [, id] = FIELD.exec(name) ?? []
      return id ? [[Number(id), reason] as const] : []
    }),
  )
  throw Object.keys(reasons).length > 0 ? new AnswersRefused(reasons) : error
}

const CONFLICT = 409
const FIELD = /^form_field_(\d+)$/
