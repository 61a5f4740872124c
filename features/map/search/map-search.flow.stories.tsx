import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { noFilters } from '@/domain/search/search-filters.ts'
import { samples } from '@/machines/map/map-search.samples.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { onLand } from '@/tests/stories/on-land.tsx'
import { AreaTools } from './area-tools.tsx'
import { DrawingPanel } from './drawing-panel.tsx'
import { FollowTools } from './follow-tools.tsx'
import { MapNotice } from './map-notice.tsx'
import { useMapSearch } from './use-map-search.ts'

/** Corners under the cross of a map that is moved between them. */
const CORNERS = [
  { latitude: 0, longitude: 0 },
  { latitude: 0, longitude: 10 },
  { latitude: 10, longitude: 10 },
]

/**
 * All that stands over the map, without the map: a moved map is no click, and it moves by itself
 * while it loads. Its moves are sent by the panel.
 */
function OverTheMap({ onMove }: { onMove: () => void }) {
  const [filters] = useState(noFilters)
  const { clusters, drawing, following, send } = useMapSearch(filters, {
    onMove,
    onAreas: () => {},
  })
  const corner = CORNERS[drawing.points.length % CORNERS.length] ?? CORNERS[0]
  return (
    <main className="absolute inset-0">
      <h1 className="sr-only">Homes on the map</h1>
      <MapNotice clusters={clusters} isAllHidden={false} />
      {drawing.mode === null ? (
        <>
          <AreaTools drawing={drawing} />
          <FollowTools following={following} found={clusters.found} />
        </>
      ) : (
        <DrawingPanel
          drawing={drawing}
          isAtFirst={false}
          onSetPoint={() => corner && send({ type: 'drawing.pointSet', position: corner })}
        />
      )}
    </main>
  )
}

const meta = {
  title: 'Map search',
  component: OverTheMap,
  decorators: [onLand, inSite],
  tags: ['!autodocs'],
  args: { onMove: fn() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof OverTheMap>

export default meta
type Story = StoryObj<typeof meta>

const follow = press('Search as I move the map', 'checkbox')
const MAP = 'The map of the page does it.'
const DRAWING = 'The story “Draw an area” shows it.'
const FOLLOWING = 'The story “Follow the map” shows it.'

const drawing = {
  'the person draws by hand': DRAWING,
  'the person draws by points': DRAWING,
  'the person cuts a hole': DRAWING,
  'the person changes to points': DRAWING,
  'the person changes to drawing by hand': DRAWING,
  'the person sets the first corner': DRAWING,
  'the person sets the second corner': DRAWING,
  'the person sets the third corner': DRAWING,
  'the person takes a corner back': DRAWING,
  'the person closes the area': DRAWING,
  'the person draws around an area': DRAWING,
  'the person draws too short a line': DRAWING,
  'the person stops drawing': DRAWING,
  'the person removes an area': DRAWING,
  'the person removes all areas': DRAWING,
}

export const FollowTheMap: Story = {
  parameters: {
    flow: toFlowParameter({
      // The screen shows neither who moved the map nor whether it has a place.
      samples: {
        ...samples,
        situation: ({ context: { isFollowing, isAway } }) => ({ isFollowing, isAway }),
      },
      input: 'a search without drawn areas',
      acts: {
        'the map starts to move': 'product',
        'the person moved the map': 'product',
        'the page moved the map': 'product',
        'the person changes the filters': 'product',
        'the person tries again': press('Try again'),
        'the person lets the list follow the map': follow,
        'the person stops the list from following': follow,
        'the person searches this area': press('Search this area'),
      },
      elsewhere: drawing,
    }),
  },
}

const DRAW = /^Draw an(other)? area$/

const byKeys = async ({ canvasElement }: FlowScreen) => {
  const start = await within(canvasElement).findByRole('button', { name: DRAW })
  start.focus()
  await userEvent.keyboard('{Enter}')
}

export const DrawAnArea: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'a search without drawn areas',
      acts: {
        'the person draws by hand': press(DRAW),
        'the person draws by points': byKeys,
        'the person changes to points': press('Point by point', 'radio'),
        'the person changes to drawing by hand': press('Freehand', 'radio'),
        'the person sets the first corner': press('Add a point'),
        'the person sets the second corner': press('Add a point'),
        'the person sets the third corner': press('Add a point'),
        'the person takes a corner back': press('Undo'),
        'the person closes the area': press('Finish'),
        'the person stops drawing': press('Stop drawing'),
      },
      elsewhere: {
        'the person cuts a hole': 'Only with an area, as in the stories of the tools.',
        'the person removes an area': 'Only with an area, as in the stories of the tools.',
        'the person removes all areas': 'Only with an area, as in the stories of the tools.',
        'the person draws around an area': MAP,
        'the person draws too short a line': MAP,
        'the map starts to move': FOLLOWING,
        'the person moved the map': FOLLOWING,
        'the page moved the map': FOLLOWING,
        'the person changes the filters': FOLLOWING,
        'the person tries again': FOLLOWING,
        'the person lets the list follow the map': FOLLOWING,
        'the person stops the list from following': FOLLOWING,
        'the person searches this area': FOLLOWING,
      },
    }),
  },
}
