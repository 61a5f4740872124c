import type { Flow } from '@hearth/machine-lab/panel/flow'
import { FlowIndex, type IndexedFlow } from '@hearth/machine-lab/panel/flow-index'
import type { Meta, StoryObj } from '@storybook/react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { flowDrawing } from './flow-drawings.ts'

type FlowStories = Record<string, { parameters?: { flow?: () => Flow } }> & {
  default: { title: string }
}

const files = import.meta.glob<FlowStories>('../features/**/*.flow.stories.tsx')

async function loadFlows(): Promise<{ flows: IndexedFlow[] }> {
  const modules = await Promise.all(Object.values(files).map((load) => load()))
  const flows = modules.flatMap(({ default: { title }, ...stories }) =>
    Object.entries(stories).flatMap(([key, { parameters }]) => {
      const flow = parameters?.flow?.()
      const name = storyNameFromExport(key)
      return flow ? [{ storyId: toId(`Flows/${title}`, name), title, name, flow }] : []
    }),
  )
  return { flows: flows.sort((one, other) => one.title.localeCompare(other.title)) }
}

/** Every flow of the product with its situations. */
const meta = {
  title: 'Flows/All flows',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [loadFlows],
  render: (_, { loaded }) => (
    <FlowIndex
      flows={(loaded as { flows: IndexedFlow[] }).flows}
      drawings={flowDrawing}
      base={new URL('.', location.href).href}
    />
  ),
} satisfies Meta

export default meta

// A story called as its title stands in the sidebar by itself, one click away.
// The story of its search tests it, too.
export const AllFlows: StoryObj<typeof meta> = { name: 'All flows', tags: ['!test'] }
