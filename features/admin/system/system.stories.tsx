import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { sampleSystem } from '@/tests/stories/sample-system.ts'
import { SystemScreen } from './system-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const RETRIES = '/ext/admin/system/jobs/retries'
const answers = (own: Parameters<typeof providerAnswersEach>[0] = {}) =>
  providerAnswersEach({
    ...structuredClone(adminAnswers),
    '/ext/admin/system': { body: { data: sampleSystem } },
    ...own,
  })

const meta = {
  title: 'features/admin/system',
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/system' } },
  },
  render: () => <SystemScreen />,
  beforeEach: async () => {
    await beSignedIn()
    asked = answers({ [RETRIES]: {} })
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

export const System: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 running · 4 waiting · 1 being tried/)).toBeVisible()
    await expect(canvas.getByText('connect ECONNREFUSED 203.0.113.9:587')).toBeVisible()
    await expect(canvas.getByText('unknown.job')).toBeVisible()
    await expect(canvas.getByText('812 files, 105 MB')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try now: Emails' }))
    await waitFor(() => expect(sent(RETRIES)).toEqual([{ id: sampleSystem.troubled[0]?.id }]))
    await waitFor(() => expect(sent('/ext/admin/system').length).toBeGreaterThan(1))
  },
}

/** Somebody else was quicker: the list is asked again. */
export const RetryRefused: Story = {
  beforeEach: () => {
    asked = answers({ [RETRIES]: { status: 409, body: { key: 'jobWaits' } } })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try now: Emails' }))
    await waitFor(() => expect(sent(RETRIES)).toHaveLength(1))
    await waitFor(() => expect(sent('/ext/admin/system').length).toBeGreaterThan(1))
  },
}

export const Outgrown: Story = {
  beforeEach: () => {
    const database = { ...sampleSystem.database, properties: 130_000, should_move: true }
    const calm = { ...sampleSystem, database, queues: [], troubled: [] }
    asked = answers({ '/ext/admin/system': { body: { data: calm } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/made for up to 100,000/)).toBeVisible()
    await expect(canvas.getByText('No failed jobs.')).toBeVisible()
    await userEvent.click(canvas.getByText('Largest tables'))
    await expect(canvas.getByText('property_photo')).toBeVisible()
  },
}

export const SystemRightToLeft: Story = { globals: { direction: 'rtl' } }

export const SystemNotLoaded: Story = {
  beforeEach: () => {
    asked = answers({ '/ext/admin/system': { status: 503 } })
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The state of the system could not be loaded'),
    ).toBeVisible()
  },
}

const withAreas = (data: object[]) => {
  const settings = { ...sampleSettings, extensions: ['administration', 'map-streets'] }
  asked = answers({
    '/web-settings': { body: { data: settings } },
    '/ext/map/areas': { body: { error: false, message: '', tiles: 'abc', data } },
  })
}
const columbus = {
  name: 'columbus',
  bounds: [39.86, -83.25, 40.11, -82.79],
  max_zoom: 14,
  attribution: '© OpenStreetMap contributors',
  is_invented: false,
  has_travel: true,
}

export const WithStreetAreas: Story = {
  beforeEach: () => withAreas([columbus, { ...columbus, name: 'demo', is_invented: true }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Street map' })).toBeVisible()
    await expect(canvas.getByText('columbus')).toBeVisible()
    await expect(canvas.getAllByText(/39.86° to 40.11° latitude/)).toHaveLength(2)
    await expect(canvas.getByText('Demo streets are invented')).toBeVisible()
    await expect(canvas.getByText('npm run basemap -- area.osm.pbf')).toBeVisible()
  },
}

export const WithoutStreetAreas: Story = {
  beforeEach: () => withAreas([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No area has streets yet/)).toBeVisible()
  },
}
