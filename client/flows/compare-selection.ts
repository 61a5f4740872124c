import { type Actor, createActor, fromPromise, waitFor } from 'xstate'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { withList } from '@/domain/listing/device-lists.ts'
import { compareSelectionMachine } from '@/machines/compare/compare-selection.machine.ts'

export type CompareSelectionActor = Actor<typeof compareSelectionMachine>

type Choice = Parameters<CompareSelectionActor['send']>[0]

/** Shared comparison actor of this tab. */
export function compareSelection(): CompareSelectionActor {
  actor ??= start()
  return actor
}

/** Sends a change and resolves once it is stored. */
export async function chooseForComparison(
  choice: Choice,
): Promise<{ isRefused: boolean; isKept: boolean }> {
  const selection = compareSelection()
  selection.send(choice)
  const state = await waitFor(selection, (now) => !now.matches('keeping'))
  return { isRefused: state.hasTag('refused'), isKept: state.context.isKept }
}

let actor: CompareSelectionActor | undefined

/** Syncs the comparison with storage and other tabs. */
function start(): CompareSelectionActor {
  const machine = compareSelectionMachine.provide({
    actors: {
      keepSelection: fromPromise<void, readonly number[]>(async ({ input }) => {
        const isKept = deviceListsStore.change((kept) => withList(kept, 'compared', input))
        if (!isKept) throw new Error('the storage does not take it')
      }),
    },
  })
  const started = createActor(machine, {
    input: { homes: deviceListsStore.read().compared },
  }).start()
  deviceListsStore.watch(() => {
    const { compared } = deviceListsStore.read()
    const { homes } = started.getSnapshot().context
    if (compared.join() !== homes.join()) {
      started.send({ type: 'selection.changedElsewhere', homes: compared })
    }
  })
  return started
}
