import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noProperty } from '@/domain/listing/property-post.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import {
  DRAFT_ON_SERVER,
  draftIsKept,
  newListing,
  toFormStep,
} from '@/tests/stories/posting-scene.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { postingAnswers, wholeProperty } from '@/tests/stories/sample-posting.ts'
import { ListingEditor } from '../listing-editor.tsx'
import { propertyKind } from './property-kind.tsx'

const meta = {
  title: 'features/listing-editor/numbers',
  component: ListingEditor<'property'>,
  decorators: [inSite],
  args: { ...newListing, kind: propertyKind, start: noProperty },
  beforeEach: async () => {
    await beSignedIn()
    providerAnswersEach({ ...postingAnswers, [DRAFT_ON_SERVER]: draftIsKept })
  },
} satisfies Meta<typeof ListingEditor<'property'>>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function typePrice(canvas: Canvas, text: string): Promise<HTMLElement> {
  const field = await canvas.findByRole('spinbutton', { name: 'Price' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
  return field
}

export const Price: Story = {
  play: async ({ canvas }) => {
    for (const [typed, shown] of [
      ['$315,000', '315,000'],
      ['2.340.000', '2,340,000'],
      ['315.000', '315,000'],
      ['1.2m', '1,200,000'],
      ['315 000,50', '315,000.5'],
    ] as const) {
      await expect(await typePrice(canvas, typed)).toHaveValue(shown)
    }
    for (const [typed, reason] of [
      ['€315,000', 'Enter the amount in USD.'],
      ['-7', 'The number must not be negative.'],
      ['34xyz', 'Enter a number, such as 450,000.'],
      ['3150.125', 'Enter a number with at most 2 decimal places.'],
      ['9000000000000', 'Enter a number up to 1,000,000,000,000.'],
    ] as const) {
      const field = await typePrice(canvas, typed)
      await expect(field).toHaveValue(typed)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(reason)
    }
  },
}

export const PriceStays: Story = {
  play: async ({ canvas }) => {
    await typePrice(canvas, '€315,000')
    await toFormStep(canvas, /^Details/)
    await toFormStep(canvas, /^Basics/)
    await expect(await canvas.findByRole('spinbutton', { name: 'Price' })).toHaveValue('€315,000')
  },
}

/** Two readings: by keyboard, the second one. */
export const Question: Story = {
  play: async ({ canvas }) => {
    const field = await typePrice(canvas, '2.340m')
    await expect(field).toHaveAccessibleDescription(/^Do you mean 2,340,000,000 or 2,340,000\?/)
    await expect(canvas.getByRole('button', { name: '2,340,000,000' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('2,340,000')
    await expect(field).toHaveFocus()
    await expect(field).toBeValid()
  },
}

export const Parameter: Story = {
  args: { start: wholeProperty },
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Details/)
    const field = await canvas.findByRole('spinbutton', { name: 'Bedrooms' })
    await userEvent.clear(field)
    await userEvent.type(field, '1.125')
    await userEvent.tab()
    await expect(field).toHaveValue('1.125')
    await toFormStep(canvas, /^Basics/)
    await toFormStep(canvas, /^Details/)
    await userEvent.click(await canvas.findByRole('button', { name: '1.13' }))
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton', { name: 'Bedrooms' })).toHaveValue('1.13'),
    )
  },
}

export const QuestionDark: Story = { play: Question.play, globals: { theme: 'dark' } }
