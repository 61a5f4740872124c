import type { Samples } from '@hearth/machine-lab/walk/samples'
import { encodeAreas } from '@hearth/streets/geometry/area-code'
import type { Position } from '@/domain/place/distance.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { mapSearchMachine } from './map-search.machine.ts'
import type { MapViewport } from './map-search.types.ts'

const at = (longitude: number, latitude: number): Position => ({ latitude, longitude })
const triangle = [at(0, 0), at(10, 0), at(10, 10)]
const viewport: MapViewport = { bounds: { south: 47, west: -123, north: 48, east: -122 }, zoom: 10 }
const area = encodeAreas([{ outline: triangle, holes: [] }])

export const samples: Samples<typeof mapSearchMachine> = {
  machine: mapSearchMachine,
  inputs: {
    'a search without drawn areas': () => ({ filters: noFilters }),
    'the list does not follow the map': () => ({ filters: noFilters, isFollowing: false }),
    'a search within a drawn area': () => ({ filters: { ...noFilters, area } }),
  },
  events: {
    'the map starts to move': () => ({ type: 'map.moveStarted' }),
    'the person moved the map': () => ({ type: 'map.moveEnded', viewport, isByHand: true }),
    'the page moved the map': () => ({ type: 'map.moveEnded', viewport, isByHand: false }),
    'the person changes the filters': () => ({
      type: 'search.changed',
      filters: { ...noFilters, city: 'Bend' },
    }),
    'the person tries again': () => ({ type: 'search.retried' }),
    'the person lets the list follow the map': () => ({ type: 'following.selected', isOn: true }),
    'the person stops the list from following': () => ({ type: 'following.selected', isOn: false }),
    'the person searches this area': () => ({ type: 'area.searched' }),
    'the person draws by hand': () => ({
      type: 'drawing.started',
      purpose: { kind: 'area' },
      mode: 'freehand',
    }),
    'the person draws by points': () => ({
      type: 'drawing.started',
      purpose: { kind: 'area' },
      mode: 'polygon',
    }),
    'the person cuts a hole': () => ({
      type: 'drawing.started',
      purpose: { kind: 'hole' },
      mode: 'freehand',
    }),
    'the person changes to points': () => ({ type: 'drawing.modeSelected', mode: 'polygon' }),
    'the person changes to drawing by hand': () => ({
      type: 'drawing.modeSelected',
      mode: 'freehand',
    }),
    'the person sets the first corner': () => ({
      type: 'drawing.pointSet',
      position: at(0, 0),
    }),
    'the person sets the second corner': () => ({
      type: 'drawing.pointSet',
      position: at(10, 0),
    }),
    'the person sets the third corner': () => ({
      type: 'drawing.pointSet',
      position: at(10, 10),
    }),
    'the person takes a corner back': () => ({ type: 'drawing.pointTaken' }),
    'the person closes the area': () => ({ type: 'drawing.closed' }),
    'the person draws around an area': () => ({ type: 'drawing.strokeEnded', ring: triangle }),
    'the person draws too short a line': () => ({
      type: 'drawing.strokeEnded',
      ring: triangle.slice(0, 2),
    }),
    'the person stops drawing': () => ({ type: 'drawing.left' }),
    'the person removes an area': () => ({ type: 'area.removed', index: 0 }),
    'the person removes all areas': () => ({ type: 'areas.cleared' }),
  },
  outcomes: {
    askHomes: {
      'the homes arrive': () => ({ output: undefined }),
      'there is no connection': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { viewport: at, isByHand, isFollowing, isAway, areas, points } }) => ({
    isPlaced: at !== null,
    isByHand,
    isFollowing,
    isAway,
    hasAreas: areas.length > 0,
    points: Math.min(points.length, 3),
  }),
}
