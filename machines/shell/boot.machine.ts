import { assign, setup } from 'xstate'
import { type LocationProblem, toLocationProblem } from '@/domain/place/place-location.ts'
import { notProvided } from '../not-provided.ts'

/** Stored state that affects the start. */
export type Remembered = {
  /** A place was set on an earlier visit. */
  hasLocation: boolean
  /** The browser was asked for the position during this visit already. */
  wasAskedForPosition: boolean
}

type Context = Remembered & {
  /** The start went on without what was remembered. */
  isForgetful: boolean
  /** The settings could not be read now; pages live on what they were served with. */
  hasStaleSettings: boolean
  locationProblem: LocationProblem | null
}

/** After so long the start goes on without what was remembered. */
const REHYDRATION_TIMEOUT_MILLISECONDS = 5_000

/** Its outcome is told; its actors do what it decides. */
export const bootMachine = setup({
  types: {
    context: {} as Context,
    output: {} as Pick<Context, 'isForgetful' | 'hasStaleSettings' | 'locationProblem'>,
    tags: {} as 'starting',
  },
  actors: {
    rehydrate: notProvided<Remembered>('boot: rehydrate'),
    readSettings: notProvided<void>('boot: readSettings'),
    rememberLanguage: notProvided<void>('boot: rememberLanguage'),
    findLocation: notProvided<void>('boot: findLocation'),
  },
  guards: {
    hasLocation: ({ context }) => context.hasLocation,
    wasAsked: ({ context }) => context.wasAskedForPosition,
  },
  delays: { rehydrationTimeout: REHYDRATION_TIMEOUT_MILLISECONDS },
}).createMachine({
  id: 'boot',
  description:
    'How the site starts in a browser that already shows it: what was remembered comes first, then settings, language and place, none of which waits for another.',
  context: {
    hasLocation: false,
    wasAskedForPosition: false,
    isForgetful: false,
    hasStaleSettings: false,
    locationProblem: null,
  },
  output: ({ context: { isForgetful, hasStaleSettings, locationProblem } }) => ({
    isForgetful,
    hasStaleSettings,
    locationProblem,
  }),
  initial: 'rehydrating',
  states: {
    rehydrating: {
      description: 'What was remembered between visits is read from the browser.',
      tags: 'starting',
      invoke: {
        src: 'rehydrate',
        onDone: { target: 'starting', actions: assign(({ event }) => event.output) },
        onError: { target: 'starting', actions: assign({ isForgetful: true }) },
      },
      after: {
        rehydrationTimeout: { target: 'starting', actions: assign({ isForgetful: true }) },
      },
    },
    starting: {
      description: 'Settings, language and place are found out side by side.',
      type: 'parallel',
      tags: 'starting',
      onDone: 'started',
      states: {
        settings: {
          description: 'The settings of the site.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The settings are asked for, unless fresh ones are known.',
              invoke: {
                src: 'readSettings',
                onDone: 'ready',
                onError: { target: 'ready', actions: assign({ hasStaleSettings: true }) },
              },
            },
            ready: { type: 'final', description: 'The settings are there, fresh or old.' },
          },
        },
        language: {
          description: 'The language.',
          initial: 'saving',
          states: {
            saving: {
              description: 'The language of the page becomes the chosen one.',
              invoke: { src: 'rememberLanguage', onDone: 'settled', onError: 'settled' },
            },
            settled: { type: 'final', description: 'The language is chosen.' },
          },
        },
        location: {
          description: 'The place.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Asked once at the start, and only while no place is set.',
              always: [
                { guard: 'hasLocation', target: 'settled' },
                { guard: 'wasAsked', target: 'settled' },
                { target: 'finding' },
              ],
            },
            finding: {
              description: 'The browser asks the person for the position; nothing waits for it.',
              invoke: {
                src: 'findLocation',
                onDone: 'settled',
                onError: {
                  target: 'settled',
                  actions: assign({
                    locationProblem: ({ event }) => toLocationProblem(event.error),
                  }),
                },
              },
            },
            settled: {
              type: 'final',
              description: 'The place is known, or the person goes without one.',
            },
          },
        },
      },
    },
    started: { type: 'final', description: 'Everything that could be found out is known.' },
  },
})
