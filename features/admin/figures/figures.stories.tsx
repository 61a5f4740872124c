import type { Meta, StoryObj } from '@storybook/react'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers, overviewFor } from '@/tests/stories/sample-admin.ts'
import {
  figureAnswers,
  sampleFigures,
  sampleFunnel,
  sampleMissed,
} from '@/tests/stories/sample-figures.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { StaffOnly } from '../staff-only.tsx'
import { FiguresScreen } from './figures-screen.tsx'

const answers = (own: Parameters<typeof providerAnswersEach>[0] = {}) =>
  providerAnswersEach({ ...structuredClone({ ...adminAnswers, ...figureAnswers }), ...own })

const meta = {
  title: 'features/admin/figures',
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/figures' } },
  },
  render: () => (
    <StaffOnly>
      <FiguresScreen />
    </StaffOnly>
  ),
  beforeEach: async () => {
    await beSignedIn()
    answers()
    return () => window.history.replaceState(null, '', window.location.pathname)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const region = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) =>
  canvas.findByRole('region', { name })

export const AllFigures: Story = {
  play: async ({ canvas }) => {
    const demand = within(await region(canvas, 'Demand'))
    await expect(await demand.findByText(/Counted since September 1, 2026/)).toBeVisible()
    await expect(demand.getByText('29,600 in the period before')).toBeVisible()
    const [table] = demand.getAllByText('View as table')
    if (!table) throw new Error('A chart has no table')
    await userEvent.click(table)
    const shown = await demand.findByRole('table', { name: 'Views, searches and saves' })
    await expect(within(shown).getAllByRole('row')).toHaveLength(31)
    await expect(within(shown).getByRole('rowheader', { name: 'November 3, 2026' })).toBeVisible()
    const funnel = within(await region(canvas, 'From listing to deal'))
    await expect((await funnel.findByText('With inquiries')).closest('li')).toHaveTextContent(
      '44 · 27%',
    )
    await expect(await canvas.findByText('3.2 hours')).toBeVisible()
    await expect(
      canvas.getByText(/^Portland · House · For sale · 4\+ bedrooms · up to .*300,000/),
    ).toBeVisible()
    await expect(canvas.getByText('further conditions')).toBeVisible()
    await expect(await canvas.findByText(/49\.00.* refunded/)).toBeVisible()
  },
}

/** Spreadsheets must not run what a cell says. */
export const Download: Story = {
  play: async ({ canvas }) => {
    const files: Blob[] = []
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return '#file'
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV: Income' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV: Supply' }))
    await waitFor(() => expect(files).toHaveLength(2))
    const [income, supply] = await Promise.all(files.map((file) => file.text()))
    await expect(income).toContain(`"USD","'=Agent",29,1421,49\r\n`)
    await expect(supply?.split('\r\n')[1]).toMatch(/^"2026-10-05",\d+,\d+,\d+$/)
  },
}

export const Filters: Story = {
  beforeEach: () => {
    const year = { ...sampleFigures, active: 77 }
    const salem = { ...sampleFigures, active: 88 }
    answers({
      '/ext/admin/figures?period=12m&city=salem': { body: { data: salem } },
      '/ext/admin/figures?period=12m': { body: { data: year } },
      '/ext/admin/figures?from=2026-01-01&to=2026-01-31': {
        body: { data: { ...sampleFigures, active: 99 } },
      },
    })
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1,120')
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'Last 12 months')
    await expect(await canvas.findByText('77')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('City'), 'Salem')
    await expect(await canvas.findByText('88')).toBeVisible()
    await expect(window.location.search).toBe('?period=12m&city=salem')
    await userEvent.selectOptions(canvas.getByLabelText('City'), 'All cities')
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'Choose dates')
    await userEvent.type(canvas.getByLabelText('From'), '2026-01-31')
    await userEvent.type(canvas.getByLabelText('To'), '2026-01-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(await canvas.findByText('The last day is before the first one.')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('From'))
    await userEvent.type(canvas.getByLabelText('From'), '2026-01-01')
    await userEvent.clear(canvas.getByLabelText('To'))
    await userEvent.type(canvas.getByLabelText('To'), '2026-01-31')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(await canvas.findByText('99')).toBeVisible()
  },
}

export const NothingYet: Story = {
  beforeEach: () => {
    const none = sampleFigures.series.map((series) => ({
      ...series,
      counts: series.counts.map(() => 0),
      total: 0,
      before: null,
    }))
    const time = { count: 0, median_minutes: null, p90_minutes: null }
    const stages = { listed: 0, viewed: 0, saved: 0, asked: 0, visited: 0, closed: 0 }
    answers({
      '/ext/admin/figures': { body: { data: { ...sampleFigures, series: none } } },
      '/ext/admin/figures/funnel': {
        body: { data: { stages, approval: time, answer: { ...time, unanswered: 0 } } },
      },
      '/ext/admin/figures/missed-searches': { body: { data: [] } },
      '/ext/admin/figures/income': { body: { data: [] } },
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No property was listed in this period.')).toBeVisible()
    await expect(canvas.getByText('No such searches in this period.')).toBeVisible()
    await expect(canvas.getByText('No payments in this period.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download CSV: Income' })).toBeNull()
  },
}

/** One part fails without the others, and is tried again. */
export const PartNotLoaded: Story = {
  beforeEach: () => {
    answers({
      '/ext/admin/figures/funnel': [{ status: 503 }, { body: { data: sampleFunnel } }],
      '/ext/admin/figures/missed-searches': { body: { data: sampleMissed } },
    })
  },
  play: async ({ canvas }) => {
    const funnel = within(await region(canvas, 'From listing to deal'))
    await expect(await funnel.findByText('These figures could not be loaded')).toBeVisible()
    await expect(await canvas.findByText('1,120')).toBeVisible()
    await userEvent.click(funnel.getByRole('button', { name: 'Try again' }))
    await expect(await funnel.findByText('With inquiries')).toBeVisible()
  },
}

/** Moderators and editors see no income. */
export const WithoutIncome: Story = {
  beforeEach: () => {
    answers({ '/ext/admin/overview': overviewFor('moderator') })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,120')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Income' })).toBeNull()
  },
}

/** Support has no right to the figures. */
export const Refused: Story = {
  beforeEach: () => {
    answers({ '/ext/admin/overview': overviewFor('support') })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your role here is/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Supply' })).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
