import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { samples } from '@/machines/shell/boot.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { LocationButton } from '../places/location-button.tsx'
import { useSiteStart } from './use-site-start.ts'

/** A page works before the start has ended; of its end the place in the header shows. */
function Page() {
  useSiteStart()
  return (
    <main className="p-6">
      <h1 className="sr-only">Find a place you’ll love</h1>
      <LocationButton />
    </main>
  )
}

const meta = {
  title: 'Start of the site',
  component: Page,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    providerAnswersEach({ '/web-settings': { body: { data: sampleSettings } } })
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {
  parameters: { flow: toFlowParameter({ samples, input: 'a page opens', acts: {} }) },
}
