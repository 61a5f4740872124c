import { assign, setup } from 'xstate'
import type { Position } from '@/domain/place/distance.ts'
import {
  type LocationProblem,
  type PlaceLocation,
  toLocationProblem,
} from '@/domain/place/place-location.ts'
import { notProvided } from '../not-provided.ts'

type Context = {
  /** The position that is being named. */
  position: Position | null
  /** Chosen location; null clears it. */
  decision: PlaceLocation | null
  problem: LocationProblem | null
}

type Event =
  | { type: 'place.selected'; place: PlaceLocation }
  | { type: 'position.requested' }
  | { type: 'position.picked'; position: Position }
  | { type: 'place.cleared' }
  | { type: 'search.resumed' }

/** Ends when the decision is stored. A person who leaves stops it. */
export const locationSelectionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'locating' | 'problem',
  },
  actors: {
    locate: notProvided<Position>('locationSelection: locate'),
    namePosition: notProvided<PlaceLocation, Position>('locationSelection: namePosition'),
    rememberPlace: notProvided<void, PlaceLocation | null>('locationSelection: rememberPlace'),
  },
}).createMachine({
  id: 'locationSelection',
  description:
    'How a person says where to look: by naming a place, by the position of the device, or by pointing at a map. The place is set only when it is stored.',
  context: { position: null, decision: null, problem: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Nothing is under way: a place may be named, pointed at, asked for or cleared.',
      on: {
        'place.selected': {
          target: 'saving',
          actions: assign({ decision: ({ event }) => event.place, problem: null }),
        },
        'place.cleared': {
          target: 'saving',
          actions: assign({ decision: null, problem: null }),
        },
        'position.requested': { target: 'finding.locating', actions: assign({ problem: null }) },
        'position.picked': {
          target: 'finding.geocoding',
          actions: assign({ position: ({ event }) => event.position, problem: null }),
        },
      },
      initial: 'ready',
      states: {
        ready: { description: 'Nothing has gone wrong.' },
        failed: {
          description: 'The last try failed, and why is shown; every way is open again.',
          tags: 'problem',
          on: { 'search.resumed': { target: 'ready', actions: assign({ problem: null }) } },
        },
      },
    },
    finding: {
      description:
        'A place is found by a position; whoever decides otherwise meanwhile goes before.',
      tags: ['busy', 'locating'],
      initial: 'locating',
      on: {
        'search.resumed': 'choosing',
        'place.selected': {
          target: 'saving',
          actions: assign({ decision: ({ event }) => event.place }),
        },
        'place.cleared': { target: 'saving', actions: assign({ decision: null }) },
        'position.picked': {
          target: '.geocoding',
          actions: assign({ position: ({ event }) => event.position }),
        },
      },
      states: {
        locating: {
          description:
            'The browser finds out where the device is, perhaps after asking the person.',
          invoke: {
            src: 'locate',
            onDone: {
              target: 'geocoding',
              actions: assign({ position: ({ event }) => event.output }),
            },
            onError: {
              target: '#locationSelection.choosing.failed',
              actions: assign({ problem: ({ event }) => toLocationProblem(event.error) }),
            },
          },
        },
        geocoding: {
          description: 'The position is given the name of the place it lies in.',
          invoke: {
            src: 'namePosition',
            input: ({ context }) => context.position ?? NOWHERE,
            onDone: {
              target: '#locationSelection.saving',
              actions: assign({ decision: ({ event }) => event.output }),
            },
            onError: {
              target: '#locationSelection.choosing.failed',
              actions: assign({ problem: ({ event }) => toLocationProblem(event.error) }),
            },
          },
        },
      },
    },
    saving: {
      description: 'The decision is stored, and everything that follows it is told.',
      tags: 'busy',
      invoke: {
        src: 'rememberPlace',
        input: ({ context }) => context.decision,
        onDone: 'done',
        onError: {
          target: 'choosing.failed',
          actions: assign({ problem: ({ event }) => toLocationProblem(event.error) }),
        },
      },
    },
    done: { type: 'final', description: 'The place is set, or cleared.' },
  },
})

/** No position is ever named before there is one. */
const NOWHERE: Position = { latitude: 0, longitude: 0 }
