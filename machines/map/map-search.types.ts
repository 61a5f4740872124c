import type { AreaProblem } from '@hearth/streets/geometry/area-check'
import type { DrawnArea, Ring } from '@hearth/streets/geometry/drawn-area'
import type { Bounds, Position } from '@/domain/place/distance.ts'
import type { DrawingPurpose } from '@/domain/place/drawing.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'

/** Map viewport. */
export type MapViewport = { bounds: Bounds; zoom: number }

/** Query of the map: search filters and viewport. */
export type MapQuery = { filters: SearchFilters; viewport: MapViewport }

/** Drawing updates for screen readers. */
export type DrawingNews =
  | { kind: 'started' | 'areaClosed' | 'holeClosed' | 'removed' | 'cleared' | 'left' }
  | { kind: 'pointSet' | 'pointTaken'; points: number }
  | { kind: 'refused'; problem: AreaProblem }

export type DrawingMode = 'freehand' | 'polygon'

export type MapSearchContext = {
  filters: SearchFilters
  viewport: MapViewport | null
  /** The map was moved by somebody, whose search it is then. */
  isByHand: boolean
  /** The list follows each move; otherwise only when somebody asks for it. */
  isFollowing: boolean
  /** The map was moved away from what the list shows. */
  isAway: boolean
  /** Query of the results shown. */
  answered: MapQuery | null
  areas: readonly DrawnArea[]
  purpose: DrawingPurpose
  points: Ring
  news: DrawingNews | null
}

export type MapSearchEvent =
  | { type: 'map.moveStarted' }
  | { type: 'map.moveEnded'; viewport: MapViewport; isByHand: boolean }
  | { type: 'search.changed'; filters: SearchFilters }
  | { type: 'search.retried' }
  | { type: 'following.selected'; isOn: boolean }
  | { type: 'area.searched' }
  | { type: 'drawing.started'; purpose: DrawingPurpose; mode: DrawingMode }
  | { type: 'drawing.modeSelected'; mode: DrawingMode }
  | { type: 'drawing.pointSet'; position: Position }
  | { type: 'drawing.pointTaken' }
  | { type: 'drawing.closed' }
  | { type: 'drawing.strokeEnded'; ring: Ring }
  | { type: 'drawing.left' }
  | { type: 'area.removed'; index: number }
  | { type: 'areas.cleared' }

export type MapSearchEmitted =
  /** The search goes where the map was moved. */
  | { type: 'boxSearched'; bounds: Bounds }
  /** With areas, only what the map shows has changed. */
  | { type: 'sightMoved'; bounds: Bounds }
  /** The search is narrowed to other areas. */
  | { type: 'areasDrawn'; area: string }
