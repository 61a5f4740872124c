import { createActor, fromPromise } from 'xstate'
import { freshSettings } from '@/client/api/replies/cached-facts.ts'
import { openState } from '@/client/state/state-door.ts'
import { isFirstThisVisit } from '@/client/state/visit-marks.ts'
import { toLocationProblem } from '@/domain/place/place-location.ts'
import { bootMachine, type Remembered } from '@/machines/shell/boot.machine.ts'
import { findLocation, rememberLocation, type Tools } from './find-location.ts'

export type BootTools = Tools & { direction: 'ltr' | 'rtl' }

/** Starts the page's background tasks; returns the stop function. */
export function startBoot(tools: BootTools): () => void {
  const actor = createActor(bootMachine.provide({ actors: createActors(tools) }))
  actor.start()
  return () => actor.stop()
}

function createActors(tools: BootTools) {
  const { queries, client, direction } = tools
  return {
    rehydrate: fromPromise<Remembered>(async () => {
      const { store } = await openState(queries, client)
      const viewer = store.getSnapshot().context.User_signup.data?.data.id ?? null
      // The client of that viewer is about to replace this one, and starts the site again.
      if (viewer !== client.viewer) await new Promise(() => {})
      const { isLocationSet: hasLocation } = store.getSnapshot().context.location
      const wasAskedForPosition = !hasLocation && !isFirstThisVisit('asked-for-position')
      return { hasLocation, wasAskedForPosition }
    }),

    readSettings: fromPromise<void>(async () => {
      await freshSettings(queries, client)
    }),

    rememberLanguage: fromPromise<void>(async () => {
      const { store } = await openState(queries, client)
      const { languages } = await freshSettings(queries, client)
      const code = client.language
      const name = languages.find((language) => language.code === code)?.name ?? code
      store.trigger.languageSelected({ language: { code, name, rtl: direction === 'rtl' } })
    }),

    findLocation: fromPromise<void>(async ({ signal }) => {
      try {
        const location = await findLocation(tools, signal)
        const { store } = await openState(queries, client)
        if (signal.aborted) return
        // A location chosen in the meantime takes precedence.
        if (store.getSnapshot().context.location.isLocationSet) return
        await rememberLocation(tools, location)
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: a failure at the start is logged and not shown
        console.info(`The location is not known: ${toLocationProblem(error)}`)
        throw error
      }
    }),
  }
}
