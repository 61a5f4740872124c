import type { Meta, StoryObj } from '@storybook/react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { noFilters } from '@/domain/search/search-filters.ts'
import { providerAnswers } from '@/tests/stories/answering.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { FilterStart } from './filter-start.tsx'
import { ResultsScreen } from './results-screen.tsx'

const offer = {
  listingSearch: true,
  suggestions: false,
  facets: false,
  map: false,
  savedSearches: false,
  travel: false,
  asksFirst: false,
}
const names = { categories: [], facilities: [] }
let pushed: string[] = []

const meta = {
  title: 'features/properties/search/amounts',
  component: ResultsScreen,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { query: {} } } },
  beforeEach: () => {
    pushed = []
    providerAnswers(200, { error: false, message: '', data: [], total: 0 })
    spyOn(window.history, 'pushState').mockImplementation((_state, _title, path) => {
      pushed.push(String(path))
    })
  },
  args: {
    siteName: 'Hearth',
    offer,
    names,
    fields: <FilterStart filters={noFilters} names={names} offer={offer} {...pageTools} />,
  },
} satisfies Meta<typeof ResultsScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function typeInto(canvas: Canvas, label: string, text: string): Promise<HTMLElement> {
  // The live fields have replaced the server's.
  await canvas.findByRole('combobox', { name: 'Location' })
  const field = canvas.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
  return field
}

export const Read: Story = {
  play: async ({ canvas }) => {
    for (const [text, price] of [
      ['$315,000', '315000'],
      ['2.340.000', '2340000'],
      ['315.000', '315000'],
      ['1.2m', '1200000'],
    ] as const) {
      await typeInto(canvas, 'Maximum price', text)
      await expect(pushed.at(-1)).toBe(`/properties?max_price=${price}`)
    }
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Maximum price' }))
    await typeInto(canvas, 'Minimum (m²)', '80 m²')
    await expect(pushed.at(-1)).toContain('min_area=80')
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    for (const [text, reason] of [
      ['€315,000', 'Enter the amount in USD.'],
      ['-7', 'The number must not be negative.'],
      ['34xyz', 'Enter a number, such as 450,000.'],
    ] as const) {
      const field = await typeInto(canvas, 'Maximum price', text)
      await expect(field).toHaveValue(text)
      await expect(field).toHaveAccessibleDescription(reason)
    }
    await expect(pushed).toEqual([])
  },
}

export const Question: Story = {
  play: async ({ canvas }) => {
    const field = await typeInto(canvas, 'Maximum price', '2.340m')
    await expect(field).toHaveAccessibleDescription(/^Do you mean/)
    await userEvent.click(canvas.getByRole('button', { name: '2,340,000' }))
    await expect(pushed.at(-1)).toBe('/properties?max_price=2340000')
    await expect(field).toHaveFocus()
  },
}

/** The address of a form that was sent without JavaScript. */
export const FromTheAddress: Story = {
  parameters: { nextjs: { navigation: { query: { max_price: '€315,000' } } } },
  args: {
    unread: { max_price: '€315,000' },
    fields: (
      <FilterStart
        filters={noFilters}
        names={names}
        offer={offer}
        unread={{ max_price: '€315,000' }}
        {...pageTools}
      />
    ),
  },
  play: async ({ canvas }) => {
    const isSaid = async () => {
      const field = canvas.getByRole('textbox', { name: 'Maximum price' })
      await expect(field).toHaveValue('€315,000')
      await expect(field).toHaveAccessibleDescription('Enter the amount in USD.')
    }
    await isSaid()
    await canvas.findByRole('combobox', { name: 'Location' })
    await isSaid()
  },
}

/** Submitted before the live fields are there. */
export const Early: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Maximum price' }), '$315,000{Enter}')
    await waitFor(() => expect(pushed.at(-1)).toBe('/properties?max_price=315000'))
  },
}

/** The live fields arrive in the middle of an amount. */
export const Midway: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Maximum price' }), '$315,0')
    await canvas.findByRole('combobox', { name: 'Location' })
    await expect(canvas.getByRole('textbox', { name: 'Maximum price' })).toHaveValue('$315,0')
    await userEvent.keyboard('00{Enter}')
    await expect(pushed).toEqual(['/properties?max_price=315000'])
  },
}
