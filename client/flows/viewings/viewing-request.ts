import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import type { InquiryName } from '@/client/api/inquiries.ts'
import { changeViewing, requestViewing, type Viewing } from '@/client/api/viewings.ts'
import { viewingRequestMachine } from '@/machines/viewings/viewing-request.machine.ts'
import {
  StepRefused,
  stepRefusals,
  type ViewingStep,
} from '@/machines/viewings/viewing-request.types.ts'

/** As the page shows it when a step is taken. */
export type ShownViewing = {
  /** Null for the owner, who asks for none. */
  inquiry: InquiryName | null
  viewing: Viewing | null
}

type Tools = { queries: Queries; client: ApiClient }

type Latest<Value> = { readonly current: Value }

/** Steps of a viewing. Whatever became of one, the page reads the viewing again. */
export function viewingRequest(tools: Latest<Tools>, shown: Latest<ShownViewing>) {
  return viewingRequestMachine.provide({
    actors: {
      send: fromPromise<void, ViewingStep>(async ({ input }) => {
        try {
          await send(tools.current.client, shown.current, input)
        } catch (error) {
          void readAgain(tools.current.queries)
          throw toRefusal(error)
        }
        // Its controls stay busy until the page shows the step.
        await readAgain(tools.current.queries)
      }),
    },
  })
}

async function readAgain(queries: Queries): Promise<void> {
  const { stale } = requestViewing
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

async function send(client: ApiClient, { inquiry, viewing }: ShownViewing, step: ViewingStep) {
  if (step.act === 'request') {
    if (inquiry) await requestViewing(client, { name: inquiry, startsAt: step.startsAt })
    return
  }
  if (!viewing) throw new StepRefused('viewingChanged')
  const token = inquiry && 'token' in inquiry ? inquiry.token : null
  await changeViewing(client, { viewing, token, ...step, act: step.act })
}

function toRefusal(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const refusal = stepRefusals.find((key) => key === error.key)
  return refusal ? new StepRefused(refusal) : error
}
