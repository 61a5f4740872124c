import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Plugin } from 'vite'

/** Version of tiles in stories; MapLibre reads tiles in a worker, where no story can answer. */
const STORY_TILES = '/api/ext/map/tiles/story/'

/** Answers every tile with the same two streets and a park. */
export function storyTiles(): Plugin {
  return {
    name: 'story-tiles',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(STORY_TILES)) return next()
        response.setHeader('Content-Type', 'application/vnd.mapbox-vector-tile')
        response.end(tile())
      })
    },
  }
}

function tile(): Uint8Array {
  const street = (name: string, kind: string, line: number[][]) => ({
    type: 2,
    geometry: [line],
    tags: { kind, kind_detail: 'primary', name, 'name:ar': 'شارع', min_zoom: 7 },
  })
  const square = [500, 1500].flatMap((x, at) =>
    at
      ? [
          [x, 1500],
          [x, 500],
        ]
      : [
          [x, 500],
          [x, 1500],
        ],
  )
  const layers = {
    landuse: {
      features: [{ type: 3, geometry: [[...square, square[0]]], tags: { kind: 'park' } }],
    },
    roads: {
      features: [
        street('Oak Street', 'major_road', [
          [-80, 2048],
          [4176, 2048],
        ]),
        street('Ring', 'highway', [
          [2048, -80],
          [2048, 4176],
        ]),
      ],
    },
  }
  return fromGeojsonVt(layers as never, { version: 2, extent: 4096 })
}
