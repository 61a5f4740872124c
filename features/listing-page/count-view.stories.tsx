import type { Meta, StoryObj } from '@storybook/react'
import { expect, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { CountView } from './count-view.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const meta = {
  title: 'features/listing-page/count-view',
  component: CountView,
  decorators: [inSite],
  args: { kind: 'property', id: 41 },
  render: (args) => (
    <>
      <p>A listing</p>
      <CountView {...args} />
    </>
  ),
  beforeEach: () => {
    const settings = { ...sampleSettings, extensions: ['figures'] }
    asked = providerAnswersEach({
      '/web-settings': { body: { data: settings } },
      '/ext/figures/views': {},
    })
  },
} satisfies Meta<typeof CountView>

export default meta
type Story = StoryObj<typeof meta>

/** Once, after a moment. */
export const Counted: Story = {
  play: async () => {
    const sent = () => asked.filter(({ path }) => path === '/ext/figures/views')
    await expect(sent()).toEqual([])
    await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 5_000 })
    await expect(sent()[0]?.body).toEqual({ kind: 'property', id: '41' })
  },
}
