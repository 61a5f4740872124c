import { fromPromise } from 'xstate'
import {
  changeSetupStep,
  fillMarketplace,
  setupQueries,
  testMail,
} from '@/client/api/admin/setup.ts'
import { fetchUntil } from '@/client/api/calls/fetch-until.ts'
import type { SetupStep, StarterContent } from '@/domain/settings/setup-steps.ts'
import { guidedSetupMachine } from '@/machines/setup/guided-setup.machine.ts'
import type { GuidedProgress } from '@/machines/setup/guided-setup.types.ts'
import type { Tools } from '../find-location.ts'

/** The guided steps of a new marketplace at the provider. */
export function guidedSetup(tools: () => Tools) {
  const load = (signal: AbortSignal) => {
    const { queries, client } = tools()
    return fetchUntil(queries, setupQueries.progress(client), signal)
  }
  return guidedSetupMachine.provide({
    actors: {
      loadProgress: fromPromise<GuidedProgress>(async ({ signal }) => {
        const { step, content_state } = await load(signal)
        return { step, isFilling: content_state === 'running' }
      }),
      saveStep: fromPromise<void, SetupStep>(({ input: step }) =>
        changeSetupStep(tools().client, { step }),
      ),
      fill: fromPromise<void, StarterContent>(({ input: content }) =>
        fillMarketplace(tools().client, { content }),
      ),
      findContentState: fromPromise(async ({ signal }) => {
        const { content_state } = await load(signal)
        // All that pages show of the catalog is new.
        if (content_state === 'done') await tools().queries.invalidateQueries()
        return content_state ?? 'failed'
      }),
      testMail: fromPromise(() => testMail(tools().client)),
    },
  })
}
