import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { Tag, TagList } from './tag-list.tsx'

const meta = {
  component: TagList,
  args: {
    label: 'Subjects',
    children: ['Buying', 'First home', 'Loans'].map((word) => (
      <Tag key={word} href={`#${word}`}>
        {word}
      </Tag>
    )),
  },
} satisfies Meta<typeof TagList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Subjects' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Buying' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'First home' })).toHaveFocus()
  },
}

export const WithoutLinks: Story = {
  args: {
    label: 'Features',
    children: ['Garden', 'Lift', 'Cellar'].map((word) => <Tag key={word}>{word}</Tag>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    children: [
      'Wohngebäudeversicherungsbedingungen',
      'Loans',
      'What a surveyor looks at before you sign, room by room, from the cellar to the roof',
    ].map((word) => (
      <Tag key={word} href="#tag">
        {word}
      </Tag>
    )),
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    label: 'المواضيع',
    children: ['الشراء', 'القروض', 'البيت الأول'].map((word) => (
      <Tag key={word} href="#tag">
        {word}
      </Tag>
    )),
  },
  globals: { direction: 'rtl' },
}
