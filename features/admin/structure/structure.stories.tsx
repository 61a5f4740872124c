import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { heatingOfOther, structureAnswers } from '@/tests/stories/sample-structure.ts'
import { StructureScreen } from './structure-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const answers = (own: object = {}) =>
  providerAnswersEach(structuredClone({ ...adminAnswers, ...structureAnswers, ...own }))

const showing = (query: Record<string, string>) => ({
  nextjs: { appDirectory: true, navigation: { pathname: '/admin/structure', query } },
})

const meta = {
  title: 'features/admin/structure',
  decorators: inAdministration,
  parameters: { layout: 'fullscreen', ...showing({}) },
  render: () => (
    <StructureScreen
      defaultLanguage="en"
      languages={[
        { code: 'en', name: 'English' },
        { code: 'de', name: 'Deutsch' },
      ]}
    />
  ),
  beforeEach: async () => {
    sessionStorage.clear()
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const HEATING = '/ext/admin/structure/parameter/8'
/** The editor loads after the page. */
const LATE = { timeout: 10_000 }
const ofHeating = showing({ kind: 'parameter', item: '8' })
const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const Categories: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'House' })
    await expect(link).toHaveAttribute('href', '/admin/structure?kind=category&item=1')
    await expect(canvas.getByText('Retired')).toBeVisible()
    await expect(canvas.getByText('Listings: 412')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Move Apartment up' }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/structure-order')).toEqual([
        { kind: 'category', ids: '[2,1,3]' },
      ]),
    )
  },
}

export const Translated: Story = {
  parameters: ofHeating,
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Name · Deutsch', {}, LATE), 'Heizungsart')
    await expect(canvas.getByText('Not saved yet: kept on this device')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent(`POST ${HEATING}`)).toEqual([
        { base: '12', changes: '[{"key":"de.name","value":"Heizungsart"}]' },
      ]),
    )
    await canvas.findByText('Everything is saved')
  },
}

export const OptionRenamed: Story = {
  parameters: ofHeating,
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByLabelText('Option · English', {}, LATE)
    await retype(name as HTMLElement, 'Stove')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Listings that are rewritten: 12')
    await expect(sent(`POST ${HEATING}`)).toEqual([])
    await userEvent.click(within(alert).getByRole('button', { name: 'Yes, go on' }))
    await waitFor(() =>
      expect(sent(`POST ${HEATING}`)).toEqual([
        { base: '12', changes: '[{"key":"option.21.en","value":"Stove"}]' },
      ]),
    )
  },
}

export const OptionAdded: Story = {
  parameters: ofHeating,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add option' }, LATE))
    const names = await canvas.findAllByLabelText('Option · English')
    await userEvent.type(names.at(-1) as HTMLElement, 'Gas')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(`POST ${HEATING}`)).toHaveLength(1))
    await expect(sent(`POST ${HEATING}`)[0]).toMatchObject({
      changes: expect.stringContaining('{"key":"options","value":"21,22,new-1"}'),
    })
  },
}

export const OptionsMerged: Story = {
  parameters: ofHeating,
  play: async ({ canvas }) => {
    const label = 'Merge Wood stove into another option'
    const choice = await canvas.findByRole('combobox', { name: label }, LATE)
    await userEvent.selectOptions(choice, '22')
    await userEvent.click(canvas.getByRole('button', { name: label }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('rewritten: 12')
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, go on' }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/parameter-options/merge')).toEqual([
        { id: '21', into: '22', uses: '12' },
      ]),
    )
  },
}

export const Conflict: Story = {
  parameters: ofHeating,
  beforeEach: () => {
    const refusal = { key: 'structureChanged', data: { conflicts: [], uses: [] } }
    const newer = { body: { data: heatingOfOther } }
    asked = answers({
      [`GET ${HEATING}`]: [structureAnswers[`GET ${HEATING}`], newer],
      [`POST ${HEATING}`]: [{ status: 409, body: refusal }, {}],
    })
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name · Deutsch', {}, LATE)
    await retype(name, 'Wärme')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const alert = await canvas.findByRole('alert', {}, LATE)
    await expect(alert).toHaveTextContent('Ben Ito saved this meanwhile')
    await expect(alert).toHaveTextContent('Yours: Wärme')
    await expect(alert).toHaveTextContent('Saved: Heizungsart')
    await userEvent.click(within(alert).getByRole('button', { name: 'Keep my values' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(`POST ${HEATING}`)[1]).toMatchObject({ base: '14' }))
  },
}

export const ConflictOfFacts: Story = {
  parameters: showing({ kind: 'category', item: '1' }),
  beforeEach: () => {
    const house = structureAnswers['GET /ext/admin/structure/category/1']
    const values = house.body.data.values.map((row) =>
      row.key === 'parameters' ? { ...row, value: '10' } : row,
    )
    const refusal = { key: 'structureChanged', data: { conflicts: [], uses: [] } }
    asked = answers({
      'GET /ext/admin/structure/category/1': [
        house,
        { body: { data: { ...house.body.data, version: 15, values } } },
      ],
      'POST /ext/admin/structure/category/1': { status: 409, body: refusal },
    })
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Parking' }, LATE)
    await userEvent.click(canvas.getByRole('button', { name: 'Take Heating out' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const alert = await canvas.findByRole('alert', {}, LATE)
    await expect(alert).toHaveTextContent('Yours: Bedrooms')
    await expect(alert).toHaveTextContent('Saved: Parking')
    await userEvent.click(within(alert).getByRole('button', { name: 'Use the saved values' }))
    await expect(await canvas.findByRole('button', { name: 'Take Parking out' })).toBeVisible()
  },
}

export const KeptWithoutConnection: Story = {
  parameters: ofHeating,
  beforeEach: () => {
    asked = answers({ [`POST ${HEATING}`]: { status: 503, body: { key: 'unavailable' } } })
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name · Deutsch', {}, LATE)
    await retype(name, 'Wärme')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('alert', {}, LATE)
    await expect(name).toHaveValue('Wärme')
    await expect(sessionStorage.getItem('draft:structure-parameter-8')).toContain('Wärme')
  },
}

export const Refused: Story = {
  parameters: ofHeating,
  beforeEach: () => {
    const fields = { kind: 'cannot change while it is used' }
    asked = answers({ [`POST ${HEATING}`]: { status: 422, body: { key: 'invalid', fields } } })
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByLabelText('Kind of answer', {}, LATE),
      'number',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('This cannot change while it is used')).toBeVisible()
  },
}

export const CategoryFacts: Story = {
  parameters: showing({ kind: 'category', item: '1' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Used by: Listings: 412', {}, LATE)
    await canvas.findByRole('option', { name: 'Parking' })
    await userEvent.selectOptions(canvas.getByLabelText('Add a detail'), '10')
    await userEvent.click(canvas.getByRole('button', { name: 'Take Heating out' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/structure/category/1')).toEqual([
        { base: '12', changes: '[{"key":"parameters","value":"9,10"}]' },
      ]),
    )
  },
}

export const Retired: Story = {
  parameters: ofHeating,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retire' }, LATE))
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, go on' }))
    await waitFor(() => expect(sent(`POST ${HEATING}/retire`)).toHaveLength(1))
  },
}

export const Removed: Story = {
  parameters: showing({ kind: 'report-reason', item: '3' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Not used', {}, LATE)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, go on' }))
    await expect(await canvas.findByText('This is removed')).toBeVisible()
  },
}

export const New: Story = {
  parameters: showing({ kind: 'report-reason', item: 'new' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Reason · English', {}, LATE), 'Scam')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/structure/report-reason')).toEqual([
        { changes: '[{"key":"en.reason","value":"Scam"}]' },
      ]),
    )
  },
}
