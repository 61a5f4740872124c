import { decodeAreas, encodeAreas } from '@hearth/streets/geometry/area-code'
import { and, assign, emit, setup, stateIn } from 'xstate'
import { type Drawn, withPoint, withRing } from '@/domain/place/drawing.ts'
import { isSameBox } from '@/domain/place/map-box.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { notProvided } from '../not-provided.ts'
import type {
  DrawingMode,
  MapQuery,
  MapSearchContext,
  MapSearchEmitted,
  MapSearchEvent,
  MapViewport,
} from './map-search.types.ts'

/** Moves that follow each other this fast are one. Milliseconds. */
const PAUSE = 30

export const mapSearchMachine = setup({
  types: {
    context: {} as MapSearchContext,
    events: {} as MapSearchEvent,
    emitted: {} as MapSearchEmitted,
    input: {} as { filters: SearchFilters; isFollowing?: boolean },
    tags: {} as 'busy' | 'drawing',
  },
  actors: {
    askHomes: notProvided<void, MapQuery>('mapSearch: askHomes'),
  },
  delays: { pause: PAUSE },
  guards: {
    /** Panning while drawing does not search. */
    searchesHere: and(['isByHand', 'isLooking']),
    isByHand: ({ context }) => context.isByHand,
    isLooking: stateIn({ drawing: 'idle' }),
    /** Drawn areas are what is searched, wherever the map looks. */
    follows: ({ context }) => context.isFollowing || context.areas.length > 0,
    isAway: ({ context }) => context.isAway,
    isPlaced: ({ context }) => context.viewport !== null,
    isFit: ({ context, event }) => 'areas' in drawnBy(context, event),
    turnsOn: ({ event }) => event.type === 'following.selected' && event.isOn,
    isDrawnBy: (_, { chosen, mode }: { chosen: DrawingMode; mode: DrawingMode }) => chosen === mode,
    hasPoints: ({ context }) => context.points.length > 0,
  },
  actions: {
    readSearch: assign(({ event, context }) => {
      if (event.type !== 'search.changed') return {}
      const { filters } = event
      // A search that looks elsewhere moves the map: what somebody did to it before is over.
      const isHere =
        filters.bounds !== null && isSameBox(filters.bounds, context.viewport?.bounds ?? null)
      const isByHand = isHere && context.isByHand
      const isAway = isHere && context.isAway
      return { filters, isByHand, isAway, areas: decodeAreas(filters.area) ?? [] }
    }),
    look: assign(({ event, context }) =>
      event.type === 'map.moveEnded'
        ? { viewport: event.viewport, isByHand: event.isByHand || context.isByHand }
        : {},
    ),
    tellMove: emit(({ context }) => ({
      type: context.areas.length > 0 ? ('sightMoved' as const) : ('boxSearched' as const),
      bounds: context.viewport?.bounds ?? NOWHERE.bounds,
    })),
    draw: assign(({ context, event }) => {
      const drawn = drawnBy(context, event)
      return 'areas' in drawn ? { areas: drawn.areas } : {}
    }),
    tellAreas: emit(({ context }) => ({
      type: 'areasDrawn' as const,
      area: encodeAreas(context.areas),
    })),
    refuse: assign(({ context, event }) => {
      const drawn = drawnBy(context, event)
      if (!('problem' in drawn)) return {}
      return { news: { kind: 'refused' as const, problem: drawn.problem } }
    }),
    begin: assign(({ context, event }) => {
      if (event.type !== 'drawing.started') return {}
      const { purpose } = event
      const points = purpose.kind === 'outline' ? (context.areas[purpose.index]?.outline ?? []) : []
      return { purpose, points, news: { kind: 'started' as const } }
    }),
    takeBack: assign(({ context }) => {
      const points = context.points.slice(0, -1)
      return { points, news: { kind: 'pointTaken' as const, points: points.length } }
    }),
    tellClosed: assign(({ context }) => ({
      points: [],
      isByHand: false,
      news: {
        kind: context.purpose.kind === 'hole' ? ('holeClosed' as const) : ('areaClosed' as const),
      },
    })),
    setPoint: assign(({ context, event }) => {
      if (event.type !== 'drawing.pointSet') return {}
      const drawn = withPoint(context.points, event.position)
      if ('problem' in drawn) return { news: { kind: 'refused' as const, problem: drawn.problem } }
      const { points } = drawn
      return { points, news: { kind: 'pointSet' as const, points: points.length } }
    }),
  },
}).createMachine({
  id: 'mapSearch',
  description:
    'A map of what a search finds. It is in step with the list: where somebody moves it, there is searched, and once areas are drawn they take the place of its box.',
  context: ({ input }) => ({
    filters: input.filters,
    viewport: null,
    isByHand: false,
    isFollowing: input.isFollowing ?? true,
    isAway: false,
    answered: null,
    areas: decodeAreas(input.filters.area) ?? [],
    purpose: { kind: 'area' },
    points: [],
    news: null,
  }),
  type: 'parallel',
  states: {
    following: {
      description: 'The homes where the map looks.',
      initial: 'unplaced',
      on: {
        'map.moveStarted': '.moving',
        'map.moveEnded': { target: '.settled', actions: 'look' },
        'search.changed': [
          { guard: 'isPlaced', target: '.searching', actions: 'readSearch' },
          { actions: 'readSearch' },
        ],
        'area.searched': {
          guard: 'isAway',
          actions: ['tellMove', assign({ isAway: false })],
        },
        'following.selected': [
          {
            guard: and(['isAway', 'turnsOn']),
            actions: ['tellMove', assign({ isFollowing: true, isAway: false })],
          },
          { actions: assign({ isFollowing: ({ event }) => event.isOn }) },
        ],
      },
      states: {
        unplaced: { description: 'The map has not found its place yet; nothing is asked.' },
        moving: {
          description: 'The map is under way; what was shown stays.',
          on: { 'search.changed': { actions: 'readSearch' } },
        },
        settled: {
          description: 'The map has come to rest; one more move at once is the same move.',
          after: { pause: 'notifying' },
          on: { 'search.changed': { actions: 'readSearch' } },
        },
        notifying: {
          description: 'Where somebody moved it, the list searches as well.',
          always: [
            {
              guard: and(['searchesHere', 'follows']),
              target: 'searching',
              actions: ['tellMove', assign({ isByHand: false, isAway: false })],
            },
            {
              guard: 'searchesHere',
              target: 'searching',
              actions: assign({ isByHand: false, isAway: true }),
            },
            { target: 'searching', actions: assign({ isByHand: false }) },
          ],
        },
        searching: {
          description: 'The homes are on their way; those before stay on the map.',
          tags: 'busy',
          invoke: {
            src: 'askHomes',
            input: ({ context }) => toQuery(context),
            onDone: {
              target: 'shown',
              actions: assign({ answered: ({ context }) => toQuery(context) }),
            },
            onError: 'failed',
          },
        },
        shown: { description: 'Map and list show the same homes.' },
        failed: {
          description: 'The homes did not come; asking again is open.',
          on: { 'search.retried': 'searching' },
        },
      },
    },
    drawing: {
      description: 'The areas that narrow the search.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being drawn: areas may be drawn, changed and removed.',
          on: {
            'drawing.started': [
              {
                guard: {
                  type: 'isDrawnBy',
                  params: ({ event }) => ({ chosen: event.mode, mode: 'freehand' }),
                },
                target: 'freehand',
                actions: 'begin',
              },
              { target: 'polygon', actions: 'begin' },
            ],
            'area.removed': {
              actions: [
                assign({
                  areas: ({ context, event }) =>
                    context.areas.filter((_, index) => index !== event.index),
                  news: { kind: 'removed' },
                }),
                'tellAreas',
              ],
            },
            'areas.cleared': {
              actions: [assign({ areas: [], news: { kind: 'cleared' } }), 'tellAreas'],
            },
          },
        },
        freehand: {
          description: 'A line is drawn around an area in one go.',
          tags: 'drawing',
          on: {
            'drawing.modeSelected': {
              guard: {
                type: 'isDrawnBy',
                params: ({ event }) => ({ chosen: event.mode, mode: 'polygon' }),
              },
              target: 'polygon',
            },
            'drawing.strokeEnded': [
              { guard: 'isFit', target: 'idle', actions: ['draw', 'tellClosed', 'tellAreas'] },
              { actions: 'refuse' },
            ],
          },
        },
        polygon: {
          description: 'Corner after corner is set, with a pointer or under the cross by keys.',
          tags: 'drawing',
          on: {
            'drawing.modeSelected': {
              guard: {
                type: 'isDrawnBy',
                params: ({ event }) => ({ chosen: event.mode, mode: 'freehand' }),
              },
              target: 'freehand',
              actions: assign({ points: [] }),
            },
            'drawing.pointSet': { actions: 'setPoint' },
            'drawing.pointTaken': {
              guard: 'hasPoints',
              actions: 'takeBack',
            },
            'drawing.closed': [
              { guard: 'isFit', target: 'idle', actions: ['draw', 'tellClosed', 'tellAreas'] },
              { actions: 'refuse' },
            ],
          },
        },
      },
      on: {
        'drawing.left': {
          target: '.idle',
          actions: assign({ points: [], isByHand: false, news: { kind: 'left' } }),
        },
      },
    },
  },
})

/** Areas after closing the drawn ring. */
function drawnBy({ areas, points, purpose }: MapSearchContext, event: MapSearchEvent): Drawn {
  return withRing(areas, event.type === 'drawing.strokeEnded' ? event.ring : points, purpose)
}

function toQuery({ filters, viewport }: MapSearchContext): MapQuery {
  return { filters, viewport: viewport ?? NOWHERE }
}

/** Nothing is asked before the map has a place. */
const NOWHERE: MapViewport = { bounds: { south: 0, west: 0, north: 0, east: 0 }, zoom: 0 }
