import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { fetchUntil } from '@/client/api/calls/fetch-until.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { applyForVerification, verificationQueries } from '@/client/api/member/verification.ts'
import type { AnswerToSend } from '@/domain/account/verification.ts'
import type { VerificationStatus } from '@/domain/listing/listing-gate.ts'
import { agentVerificationMachine } from '@/machines/verification/agent-verification.machine.ts'
import {
  type AnswerReasons,
  AnswersRefused,
  Offline,
  VerifiedAlready,
} from '@/machines/verification/agent-verification.types.ts'

/** Agent verification at the provider; components read questions and application from the cache. */
export function agentVerification(tools: () => { queries: Queries; client: ApiClient }) {
  return agentVerificationMachine.provide({
    actors: {
      readForm: fromPromise<number>(async ({ signal }) => {
        const { queries, client } = tools()
        const fields = await fetchUntil(queries, online(verificationQueries.fields(client)), signal)
        return fields.length
      }),
      loadStatus: fromPromise<VerificationStatus>(async ({ signal }) => {
        const { queries, client } = tools()
        // People come here to see the current status.
        const query = { ...online(verificationQueries.record(client)), staleTime: 0 }
        const record = await fetchUntil(queries, query, signal)
        return record?.status ?? 'initial'
      }),
      // Not aborted when the page is left: what was sent is an application.
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

/** Offline, a query would pause without an error. */
function online<Query>(query: Query): Query {
  if (!navigator.onLine) throw new Offline()
  return query
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
