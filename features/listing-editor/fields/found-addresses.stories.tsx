import type { Meta, StoryObj } from '@storybook/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, userEvent } from 'storybook/test'
import { settingsQueries } from '@/client/api/settings.ts'
import { type StreetAreas, streetsQueries } from '@/client/api/streets.ts'
import type { ListingValues } from '@/domain/listing/listing-values.ts'
import type { Position } from '@/domain/place/distance.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { TextLine } from './form-field.tsx'
import { FoundAddresses } from './found-addresses.tsx'

const streets: StreetAreas = {
  version: 'one',
  areas: [
    {
      name: 'portland',
      maxZoom: 14,
      attribution: '',
      isInvented: true,
      hasTravel: true,
      bounds: { south: 45.4, west: -122.8, north: 45.6, east: -122.5 },
    },
  ],
}

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { ...sampleSettings, extensions: ['map-streets'] }],
  [streetsQueries.areas(client).queryKey, streets],
]

const oak = (detail: string, latitude: number) => ({
  kind: 'address',
  label: '12 Oak Street',
  detail,
  street: 'Oak Street',
  house_number: '12',
  neighborhood: detail,
  postal_code: '97201',
  city: 'Portland',
  state: 'Oregon',
  country: 'United States',
  latitude,
  longitude: -122.67,
  bounds: [latitude, -122.67, latitude, -122.67],
  area: null,
})

function Editor({ position }: { position: Position | null }) {
  const values = { address: '', city: '', state: '', country: '', position }
  const form = useForm<ListingValues>({ defaultValues: values })
  const pin = form.watch('position')
  return (
    <FormProvider {...form}>
      <TextLine name="address" label="Address" isNeeded input={{}} />
      <FoundAddresses />
      <TextLine name="city" label="City" isNeeded input={{}} />
      <output>{pin ? `${pin.latitude} ${pin.longitude}` : 'no pin'}</output>
    </FormProvider>
  )
}

const meta = {
  component: Editor,
  decorators: [inSite],
  parameters: { reads },
  args: { position: null },
  beforeEach: () => {
    const found = [oak('Hawthorne', 45.5), oak('Nob Hill', 45.53)]
    providerAnswersEach({
      '/ext/map/addresses': { body: { data: found } },
      '/ext/map/address-at': { body: { data: { ...oak('Hawthorne', 45.5), meters: 12 } } },
    })
  },
} satisfies Meta<typeof Editor>

export default meta
type Story = StoryObj<typeof meta>

/** An address that fits twice is told apart by its neighborhood. */
export const PlacesThePin: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Address'), '12 oak')
    await expect(await canvas.findByRole('button', { name: /Hawthorne/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Nob Hill/ }))
    await expect(canvas.getByLabelText('Address')).toHaveValue('12 Oak Street')
    await expect(canvas.getByLabelText('City')).toHaveValue('Portland')
    await expect(canvas.getByText('45.53 -122.67')).toBeVisible()
    await expect(canvas.getByText(/^The pin is at/)).toBeVisible()
  },
}

/** The street map knows no house of that number. */
export const KeepsTheTypedNumber: Story = {
  play: async ({ canvas }) => {
    const street = { ...oak('Hawthorne', 45.5), kind: 'street', label: 'Oak Street' }
    providerAnswersEach({
      '/ext/map/addresses': { body: { data: [{ ...street, house_number: '' }] } },
    })
    await userEvent.type(canvas.getByLabelText('Address'), '99b oak')
    await userEvent.click(await canvas.findByRole('button', { name: /Hawthorne/ }))
    await expect(canvas.getByLabelText('Address')).toHaveValue('99b Oak Street')
    await expect(canvas.getByText(/^The pin is at .*Oak Street/)).toBeVisible()
  },
}

/** A placed pin moves only when asked. */
export const OffersToMove: Story = {
  args: { position: { latitude: 45.51, longitude: -122.6 } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Address'), '12 oak')
    await userEvent.click(await canvas.findByRole('button', { name: /Hawthorne/ }))
    await expect(canvas.getByText('45.51 -122.6')).toBeVisible()
    await expect(canvas.getByText(/^The pin is [\d.]+ (km|mi) from .*12 Oak Street/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Move the pin to/ }))
    await expect(canvas.getByText('45.5 -122.67')).toBeVisible()
  },
}

export const AddressAtThePin: Story = {
  args: { position: { latitude: 45.5, longitude: -122.67 } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Use the address at the pin/ }),
    )
    await expect(canvas.getByLabelText('Address')).toHaveValue('12 Oak Street')
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
