import type { Meta, StoryObj } from '@storybook/react'
import { useSyncExternalStore } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Compared } from '@/client/api/compare.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { emptyDeviceLists, withList } from '@/domain/listing/device-lists.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { comparedHomes } from '@/tests/stories/sample-comparison.ts'
import { ComparePage } from './compare-page.tsx'

const homes = new Map(
  comparedHomes(4).map((home): [number, Compared] => [
    home.id,
    { id: home.id, state: 'found', home },
  ]),
)

/** The page as it follows from what is chosen on this device. */
function Comparison() {
  const chosen = useSyncExternalStore(
    deviceListsStore.watch,
    () => deviceListsStore.read().compared,
  )
  const compared = chosen.flatMap((id) => homes.get(id) ?? [])
  return <ComparePage {...pageTools} compared={compared} distanceUnit="km" />
}

const choose = (...ids: number[]) =>
  deviceListsStore.change(() => withList(emptyDeviceLists, 'compared', ids))

/**
 * This flow has no machine: the homes to compare are a set of at most four, kept on the device, and a
 * chart would show nothing but “add” and “remove”.
 */
const meta = {
  title: 'Compare homes',
  component: Comparison,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void choose(),
} satisfies Meta<typeof Comparison>

export default meta
type Story = StoryObj<typeof meta>

export const FromNoneToFour: Story = {
  play: async ({ canvas, step }) => {
    const [first = 0, second = 0, ...more] = homes.keys()
    await step('nothing is chosen', () => expect(canvas.queryByRole('table')).toBeNull())
    await step('one home is chosen', async () => {
      choose(first)
      await canvas.findByText('You’ve chosen one home')
    })
    await step('two homes are compared', async () => {
      choose(first, second)
      await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(2))
    })
    await step('only differences are shown', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Differences only' }))
      await expect(canvas.queryByRole('rowheader', { name: 'Bedrooms' })).toBeNull()
    })
    await step('no fifth home can be added', async () => {
      choose(first, second, ...more)
      await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(4))
      await expect(canvas.queryByRole('link', { name: 'Add a home' })).toBeNull()
    })
  },
}
