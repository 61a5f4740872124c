import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { userEvent, within } from 'storybook/test'
import { samples } from '@/machines/structure/structure-editor.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { structureAnswers } from '@/tests/stories/sample-structure.ts'
import StructureRoom from './structure-room.tsx'

const meta = {
  title: 'Structure editor',
  component: StructureRoom,
  decorators: inAdministration,
  tags: ['!autodocs'],
  args: {
    kind: 'parameter',
    id: 8,
    defaultLanguage: 'en',
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/structure' } },
  },
  beforeEach: async () => {
    sessionStorage.clear()
    await beSignedIn()
    providerAnswersEach(structuredClone({ ...adminAnswers, ...structureAnswers }))
  },
} satisfies Meta<typeof StructureRoom>

export default meta
type Story = StoryObj<typeof meta>

const renameOption = async ({ canvasElement }: FlowScreen) => {
  const [field] = await within(canvasElement).findAllByLabelText('Option · English')
  await userEvent.clear(field as HTMLElement)
  await userEvent.click(field as HTMLElement)
  await userEvent.paste('Stove')
}

const mergeOptions = async ({ canvasElement }: FlowScreen) => {
  const label = 'Merge Wood stove into another option'
  const canvas = within(canvasElement)
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: label }), '22')
  await userEvent.click(await canvas.findByRole('button', { name: label }))
}

export const Fact: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the person opens an item',
      acts: {
        'the person tries again': press('Try again'),
        'the person types a translation': typeIn('Name · Deutsch', 'Heizung'),
        'the person renames an option': renameOption,
        'the person saves': press('Save'),
        'the person retires the item': press('Retire'),
        'the person offers the item again': press('Offer again'),
        'the person removes the item': press('Remove'),
        'the person merges two options': mergeOptions,
        'the person confirms': press('Yes, go on'),
        'the person cancels': press('Cancel'),
        'the person keeps their own values': press('Keep my values'),
        'the person discards the changes': press(/^(Discard|Use the saved values)/),
      },
    }),
  },
}
