import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import {
  checkedCounts,
  importAnswers,
  importCell,
  importColumns,
  importStates,
} from '@/tests/stories/sample-imports.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import ImportRoom from './import-room.tsx'
import { ImportsScreen } from './imports-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const answers = (own: object = {}) =>
  providerAnswersEach(structuredClone({ ...adminAnswers, ...importAnswers, ...own }))

const meta = {
  title: 'features/admin/imports',
  component: ImportRoom,
  decorators: inAdministration,
  args: { id: 3 },
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/imports' } },
  },
  beforeEach: async () => {
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta<typeof ImportRoom>

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

export const List: Story = {
  render: () => <ImportsScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'harbor-homes.csv' })).toBeVisible()
    await expect(canvas.getByText('Columns to assign')).toBeVisible()
  },
}

export const NoImports: Story = {
  render: () => <ImportsScreen />,
  beforeEach: () => {
    answers({ 'GET /ext/admin/imports': { body: { next: null, data: [] } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No imports yet')).toBeVisible()
  },
}

export const AssignColumns: Story = {
  beforeEach: () => {
    asked = answers({
      '/ext/admin/imports/3': importStates(
        { state: 'uploaded' },
        { state: 'checked', counts: checkedCounts },
      ),
    })
  },
  play: async ({ canvas }) => {
    const price = await canvas.findByLabelText('Price')
    await expect(price).toHaveValue('column:price')
    await expect(canvas.getByText('For example: 250,000')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Flat'), 'apartment')
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'constant')
    await userEvent.type(canvas.getByLabelText('Country: the same for all rows'), 'Portugal')
    await userEvent.click(canvas.getByRole('button', { name: 'Check file' }))
    await waitFor(() => expect(sent('/ext/admin/imports/3/check')).toHaveLength(1))
    const [body] = sent('/ext/admin/imports/3/check')
    await expect(JSON.parse(String(body?.map))).toMatchObject({
      fields: {
        category: { column: 'type', table: { Villa: 'house', Flat: 'apartment' } },
        country: 'Portugal',
        parameters: { area: { column: 'sqft', unit: 'sqft' } },
      },
    })
    await expect(await canvas.findByRole('button', { name: 'Import' })).toBeVisible()
  },
}

/** The page says which sheet of a workbook is read. */
export const Spreadsheet: Story = {
  beforeEach: () => {
    const sheet = 'März 2026'
    asked = answers({
      '/ext/admin/imports/3': importStates({ state: 'uploaded', file_name: 'homes.xlsx' }),
      '/ext/admin/imports/3/columns': { body: { data: { ...importColumns, sheet } } },
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sheet: März 2026')).toBeVisible()
  },
}

export const FaultyMap: Story = {
  beforeEach: () => {
    const body = { key: 'invalid', fields: { map: 'fields.city: is missing' } }
    asked = answers({ '/ext/admin/imports/3/check': { status: 422, body } })
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Price')
    await userEvent.click(canvas.getByRole('button', { name: 'Check file' }))
    await expect(await canvas.findByText('fields.city: is missing')).toBeVisible()
    await userEvent.click(canvas.getByText('Edit the map as JSON'))
    const json = canvas.getByLabelText('Map')
    await userEvent.clear(json)
    await userEvent.type(json, 'x')
    await expect(canvas.getByText('This is not valid JSON.')).toBeVisible()
  },
}

export const MendCells: Story = {
  beforeEach: () => {
    const mended = { ...importCell, mended: '250000' }
    asked = answers({
      '/ext/admin/imports/3': importStates({ state: 'checked', counts: checkedCounts }),
      'GET /ext/admin/imports/3/cells': [
        { body: { faulty: 1, mended: 0, next: null, data: [importCell] } },
        { body: { faulty: 1, mended: 1, next: null, data: [mended] } },
      ],
    })
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('New value for row 14, column price')
    await userEvent.type(field, '250000{Enter}')
    await waitFor(() =>
      expect(sent('POST /ext/admin/imports/3/cells')).toEqual([
        { cells: '[{"row":14,"column":"price","value":"250000"}]' },
      ]),
    )
    await expect(await canvas.findByRole('button', { name: 'Reset' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(sent('/ext/admin/imports/3/check')).toHaveLength(1))
  },
}

export const Running: Story = {
  beforeEach: () => {
    asked = answers({
      '/ext/admin/imports/3': importStates(
        { state: 'running', bytes_done: 10_240 },
        { state: 'running', bytes_done: 20_480 },
        { state: 'done', bytes_done: 40_960, counts: checkedCounts, can_take_back: true },
      ),
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('25%')).toBeVisible()
    await canvas.findByText('50%', undefined, { timeout: 5_000 })
    await canvas.findByRole('button', { name: 'Undo import' }, { timeout: 5_000 })
  },
}

export const TakeBack: Story = {
  beforeEach: () => {
    asked = answers({
      '/ext/admin/imports/3': importStates(
        { state: 'done', counts: checkedCounts, can_take_back: true },
        { state: 'takenBack', restored: 114, retained: 2 },
      ),
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo import' }))
    const question = await canvas.findByRole('alert')
    await userEvent.click(within(question).getByRole('button', { name: 'Undo import' }))
    await expect(await canvas.findByText(/114 listings are as before/)).toBeVisible()
    await expect(canvas.getByText(/2 stay, because/)).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    answers({
      '/ext/admin/imports/3': importStates({ state: 'failed', failure: 'unexpected' }),
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nothing is written twice/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue import' })).toBeVisible()
  },
}

export const UnreadableFile: Story = {
  beforeEach: () => {
    const failure = 'harbor-homes.csv is empty'
    const body = { data: { ...importColumns, columns: [], suggested: '', failure } }
    answers({ '/ext/admin/imports/3/columns': { body } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('harbor-homes.csv is empty')).toBeVisible()
  },
}

export const NewImport: Story = {
  args: { id: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a file')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  beforeEach: () => {
    answers({ '/ext/admin/imports/3': importStates({ state: 'checked', counts: checkedCounts }) })
  },
}
