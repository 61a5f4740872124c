import type { Meta, StoryObj } from '@storybook/react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers, overviewFor } from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { StaffOnly } from '../staff-only.tsx'
import { ExportsScreen } from './exports-screen.tsx'

const EXPORTS = '/ext/admin/exports'
const PROOF = { status: 403, body: { key: 'recentSignInRequired', data: { proof: 'password' } } }
const counted = (count: number) => ({ body: { data: { count } } })
const choices = {
  cities: [
    { key: 'portland', name: 'Portland' },
    { key: 'salem', name: 'Salem' },
  ],
  categories: [{ id: 1, name: 'House' }],
  sources: ['harbor-homes'],
}

let asked: ReturnType<typeof providerAnswersEach>
const files: Blob[] = []

const answers = (own: Parameters<typeof providerAnswersEach>[0] = {}) =>
  providerAnswersEach({
    ...structuredClone(adminAnswers),
    [`${EXPORTS}/choices`]: { body: { data: choices } },
    [`GET ${EXPORTS}`]: counted(1284),
    [`${EXPORTS}?list=properties&city=salem`]: counted(77),
    [`POST ${EXPORTS}`]: {},
    ...own,
  })

const address = (list?: string) => ({
  appDirectory: true,
  navigation: { pathname: '/admin/exports', query: list ? { of: list } : {} },
})

const meta = {
  title: 'features/admin/exports',
  decorators: inAdministration,
  parameters: { layout: 'fullscreen', nextjs: address() },
  render: () => (
    <StaffOnly>
      <ExportsScreen />
    </StaffOnly>
  ),
  beforeEach: async () => {
    await beSignedIn()
    asked = answers()
    files.length = 0
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return '#file'
    })
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = () => asked.filter(({ path }) => path === `POST ${EXPORTS}`).map(({ body }) => body)

export const Listings: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,284 rows')).toBeVisible()
    await userEvent.selectOptions(await canvas.findByLabelText('City'), 'Salem')
    await expect(await canvas.findByText('77 rows')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'On the market')
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'House')
    await userEvent.selectOptions(
      canvas.getByLabelText('Source of imported listings'),
      'harbor-homes',
    )
    await userEvent.type(canvas.getByLabelText('From'), '2026-01-01')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(await canvas.findByText(/The file is in your downloads/)).toBeVisible()
    await expect(files).toHaveLength(1)
    await expect(sent()).toEqual([
      {
        list: 'properties',
        city: 'salem',
        state: 'public',
        category_id: '1',
        source: 'harbor-homes',
        from: '2026-01-01',
      },
    ])
  },
}

export const WrongPeriod: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1,284 rows')
    await userEvent.type(canvas.getByLabelText('From'), '2026-02-01')
    await userEvent.type(canvas.getByLabelText('To'), '2026-01-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(await canvas.findByText('The last day is before the first one.')).toBeVisible()
    await expect(canvas.getByLabelText('To')).toHaveFocus()
    await expect(sent()).toEqual([])
    await userEvent.clear(canvas.getByLabelText('To'))
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(sent()).toEqual([{ list: 'properties', from: '2026-02-01' }]))
  },
}

export const PeopleNeedPassword: Story = {
  parameters: { nextjs: address('people') },
  beforeEach: () => {
    asked = answers({ [`POST ${EXPORTS}`]: [PROOF, {}] })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,284 rows')).toBeVisible()
    await expect(canvas.queryByLabelText('City')).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Deactivated')
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await userEvent.type(await canvas.findByLabelText('Your password'), 'hearth-demo')
    await expect(files).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(await canvas.findByText(/The file is in your downloads/)).toBeVisible()
    await expect(sent()).toEqual([
      { list: 'people', state: 'deactivated' },
      { list: 'people', state: 'deactivated', password: 'hearth-demo' },
    ])
  },
}

export const Failed: Story = {
  beforeEach: () => {
    asked = answers({
      [`GET ${EXPORTS}`]: [{ status: 500 }, counted(3)],
      [`POST ${EXPORTS}`]: { status: 500 },
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The numbers could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('3 rows')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(await canvas.findByText('The file was not downloaded')).toBeVisible()
    await expect(files).toEqual([])
  },
}

export const ViewingsRightToLeft: Story = {
  parameters: { nextjs: address('viewings') },
  globals: { direction: 'rtl' },
}

export const PaymentsDark: Story = {
  parameters: { nextjs: address('payments') },
  globals: { theme: 'dark' },
}

/** Only administrators have the right. */
export const Refused: Story = {
  beforeEach: () => {
    asked = answers({ '/ext/admin/overview': overviewFor('support') })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your role here is/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  },
}
