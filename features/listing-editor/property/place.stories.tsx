import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, within } from 'storybook/test'
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

const answers = { ...postingAnswers, [DRAFT_ON_SERVER]: draftIsKept }

const meta = {
  title: 'features/listing-editor/property/place',
  component: ListingEditor<'property'>,
  decorators: [inSite],
  args: { ...newListing, kind: propertyKind, start: wholeProperty },
  beforeEach: async () => {
    await beSignedIn()
    providerAnswersEach(answers)
  },
} satisfies Meta<typeof ListingEditor<'property'>>

export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Location/)
    await expect(canvas.getByLabelText('Address')).toHaveValue('8 Saltworks Quay')
    await expect(canvas.getByText('8 Saltworks Quay, Kirkland, Washington, USA')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: /^Hide the exact location/ }))
    await expect(canvas.getByText('Kirkland, Washington, USA')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(canvas.getByRole('button', { name: 'Choose on map' })).toBeVisible()
  },
}

const kirkland = {
  kind: 'place',
  id: 1,
  label: 'Kirkland',
  detail: 'Washington, USA',
  count: 3,
  city: 'Kirkland',
  state: 'Washington',
  country: 'USA',
  latitude: '47.6769',
  longitude: '-122.206',
}

/** A city moves the map only; the pin can be placed by keyboard. */
export const TownIsNoPin: Story = {
  args: { start: { ...wholeProperty, city: 'Seattle', position: null } },
  beforeEach: () => {
    providerAnswersEach({ ...answers, '/ext/location/suggestions': { body: { data: [kirkland] } } })
  },
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Location/)
    const pin = within(canvas.getByRole('region', { name: 'Pin on the map' }))
    await expect(pin.getByText('No pin yet.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Search location'), 'Kirk')
    await userEvent.click(await screen.findByRole('option', { name: /^Kirkland/ }))
    await expect(canvas.getByLabelText('City')).toHaveValue('Kirkland')
    await expect(await pin.findByText(/^No pin yet. The map shows .Kirkland/)).toBeVisible()
    const map = await canvas.findByRole('region', { name: /^Map for choosing a location/ })
    map.focus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(await pin.findByText(/ from the center of .Kirkland/)).toBeVisible()
    await expect(pin.queryByText(/^No pin yet/)).toBe(null)
    await expect(map).toHaveFocus()
  },
}

/** The pin's place in words; optional steps that were open get their tick. */
export const Reviewed: Story = {
  args: { start: { ...wholeProperty, facilities: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Nearby.*complete/ })).toBeNull()
    await toFormStep(canvas, /^Nearby/)
    await toFormStep(canvas, /^Review/)
    const pin = canvas.getByRole('button', { name: 'Pin on the map' }).closest('div')
    await expect(pin).toHaveTextContent(/Placed in .*Kirkland, Washington/)
    await expect(pin).not.toHaveTextContent(/\d/)
    await expect(canvas.getByRole('button', { name: /^Nearby.*complete/ })).toBeVisible()
  },
}

export const Nearby: Story = {
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Nearby/)
    await expect(canvas.getByLabelText('Distance to: School')).toHaveValue('0.4')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ferry' }))
    await userEvent.type(canvas.getByLabelText('Distance to: Ferry'), '2')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'School' }))
    await expect(canvas.queryByLabelText('Distance to: School')).toBe(null)
    await toFormStep(canvas, /^Review/)
    await expect(canvas.getByText('Ferry: 2 km')).toBeVisible()
  },
}
