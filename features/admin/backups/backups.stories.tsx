import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import {
  runningTask,
  sampleBackup,
  sampleBackups,
  samplePlan,
  sampleRun,
  sampleUpload,
} from '@/tests/stories/sample-backups.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { BackupsScreen } from './backups-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const BACKUPS = '/ext/admin/backups'
const list = (own: object = {}) => ({ body: { data: { ...sampleBackups, ...own } } })
const answers = (own: Parameters<typeof providerAnswersEach>[0] = {}) =>
  providerAnswersEach({
    ...structuredClone(adminAnswers),
    [`GET ${BACKUPS}`]: list(),
    [`POST ${BACKUPS}`]: {},
    [`${BACKUPS}/checks`]: {},
    [`${BACKUPS}/deletions`]: {},
    [`GET ${BACKUPS}/restores`]: { body: { data: samplePlan } },
    [`POST ${BACKUPS}/restores`]: {},
    ...own,
  })

const meta = {
  title: 'features/admin/backups',
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/backups' } },
  },
  render: () => <BackupsScreen />,
  beforeEach: async () => {
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)
const dialog = async () => within(await within(document.body).findByRole('dialog'))
const PROOF = {
  status: 403,
  body: { key: 'recentSignInRequired', data: { proof: 'password' } },
}

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sampleBackup.name)).toBeVisible()
    await expect(canvas.getByText('Properties: 1,200 · Accounts: 52 · Files: 812')).toBeVisible()
    await expect(canvas.getByText(/Weekly, on Sunday at 03:00/)).toBeVisible()
    await expect(canvas.getByText(/complete and was checked/)).toBeVisible()
    const restores = canvas.getAllByRole('button', { name: /^Restore / })
    await expect(restores).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Check cut-off.backup' }))
    await waitFor(() => expect(sent(`${BACKUPS}/checks`)).toEqual([{ name: 'cut-off.backup' }]))
  },
}

export const Empty: Story = {
  beforeEach: () => {
    const every = { ...sampleBackups.schedule, every: 'never', next_at: null }
    asked = answers({ [`GET ${BACKUPS}`]: list({ backups: [], last: null, schedule: every }) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No backups yet')).toBeVisible()
    await expect(canvas.getByText('No backups are scheduled.')).toBeVisible()
  },
}

export const Making: Story = {
  beforeEach: () => {
    const done = { state: 'done' }
    asked = answers({
      [`GET ${BACKUPS}`]: [
        list(),
        list({ running: runningTask }),
        list({ last: { ...sampleRun, ...done } }),
      ],
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a backup' }))
    await expect(await canvas.findByText('25%')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Restore / })).toBeDisabled()
    await canvas.findByText(/complete and was checked/, undefined, { timeout: 5_000 })
  },
}

export const Busy: Story = {
  beforeEach: () => {
    asked = answers({ [`POST ${BACKUPS}`]: { status: 409, body: { key: 'backupBusy' } } })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a backup' }))
    await waitFor(() => expect(sent(`GET ${BACKUPS}`).length).toBeGreaterThan(1))
  },
}

export const DiskFull: Story = {
  beforeEach: () => {
    const last = { ...sampleRun, state: 'failed', failure: 'diskFull' }
    asked = answers({ [`GET ${BACKUPS}`]: list({ last }) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not enough free space/)).toBeVisible()
  },
}

export const OtherMachine: Story = {
  beforeEach: () => {
    const own = { is_own: true, is_usable: false, elsewhere: 'attic' }
    const folder = { ...sampleBackups.folder, ...own }
    asked = answers({ [`GET ${BACKUPS}`]: list({ folder, can_restore: false, more: 12 }) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/on the machine attic/)).toBeVisible()
    await expect(canvas.getByText(/cannot be written/)).toBeVisible()
    await expect(canvas.getByText('npm run restore -- hearth.backup')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Restore / })).toBeNull()
  },
}

export const Download: Story = {
  beforeEach: () => {
    const url = `${location.origin}/api/ext/backups/${sampleBackup.name}?until=1&signature=abc`
    asked = answers({ [`${BACKUPS}/downloads`]: [PROOF, { body: { data: { url } } }] })
  },
  play: async ({ canvas }) => {
    const name = `Download ${sampleBackup.name}`
    await userEvent.click(await canvas.findByRole('button', { name }))
    const open = await dialog()
    await userEvent.click(open.getByRole('button', { name: 'Get the link' }))
    await userEvent.type(await open.findByLabelText('Your password'), 'hearth-demo')
    await userEvent.click(open.getByRole('button', { name: 'Get the link' }))
    const link = await open.findByRole('link', { name: sampleBackup.name })
    await expect(link).toHaveAttribute('href', expect.stringContaining('signature=abc'))
    await expect(sent(`${BACKUPS}/downloads`)).toEqual([
      { name: sampleBackup.name },
      { name: sampleBackup.name, password: 'hearth-demo' },
    ])
  },
}

export const Delete: Story = {
  play: async ({ canvas }) => {
    const name = `Delete ${sampleBackup.name}`
    await userEvent.click(await canvas.findByRole('button', { name }))
    const open = await dialog()
    await userEvent.dblClick(open.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sent(`${BACKUPS}/deletions`)).toEqual([{ name: sampleBackup.name }]))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  },
}

export const Restore: Story = {
  beforeEach: () => {
    const running = { ...runningTask, kind: 'restore' }
    asked = answers({
      [`GET ${BACKUPS}`]: [list(), list({ running }), list({ waits_for_restart: true })],
      [`GET ${BACKUPS}/restores`]: { body: { data: { ...samplePlan, secret: 'other' } } },
    })
  },
  play: async ({ canvas }) => {
    const name = `Restore ${sampleBackup.name}`
    await userEvent.click(await canvas.findByRole('button', { name }))
    const open = await dialog()
    await expect(await open.findByText('1,203')).toBeVisible()
    const send = open.getByRole('button', { name: 'Restore' })
    await userEvent.click(send)
    await expect(open.getByText('Please confirm this.')).toBeVisible()
    await expect(open.getByText('Type exactly “restore”.')).toBeVisible()
    await userEvent.click(open.getByRole('checkbox'))
    await userEvent.type(open.getByLabelText(/to confirm/), 'Restore')
    await userEvent.click(send)
    await waitFor(() =>
      expect(sent(`POST ${BACKUPS}/restores`).at(-1)).toEqual({
        name: sampleBackup.name,
        accepts_other_secret: '1',
      }),
    )
    await expect(await canvas.findByText('Restoring a backup')).toBeVisible()
    await canvas.findByText('The site is restarting', undefined, { timeout: 5_000 })
  },
}

export const RestoreRefused: Story = {
  beforeEach: () => {
    const plan = { ...samplePlan, obstacle: 'backupTooNew' }
    asked = answers({ [`GET ${BACKUPS}/restores`]: { body: { data: plan } } })
  },
  play: async ({ canvas }) => {
    const name = `Restore ${sampleBackup.name}`
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(await (await dialog()).findByText(/newer version/)).toBeVisible()
  },
}

export const RestartByHand: Story = {
  beforeEach: () => {
    asked = answers({ [`GET ${BACKUPS}`]: list({ waits_for_restart: true, restarts: false }) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Restart Hearth to finish the restore')).toBeVisible()
  },
}

export const Upload: Story = {
  beforeEach: () => {
    const headers = { location: '/api/ext/uploads/abc', 'upload-offset': '0' }
    asked = answers({
      '/ext/uploads': [{ status: 503 }, { status: 201, headers }],
      '/ext/uploads/abc': { headers: { 'upload-offset': '6' } },
      '/ext/uploads/abc/state': { body: { data: sampleUpload } },
      [`${BACKUPS}/uploads`]: [{ status: 409, body: { key: 'backupBusy' } }, {}],
    })
  },
  play: async ({ canvas }) => {
    await canvas.findByText(sampleBackup.name)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no field for a file')
    await userEvent.upload(input, new File(['backup'], 'old.backup'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume upload' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/uploaded and being checked/)).toBeVisible()
    await expect(sent(`${BACKUPS}/uploads`)).toEqual([{ upload: 'abc' }, { upload: 'abc' }])
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const NotLoaded: Story = {
  beforeEach: () => {
    asked = answers({ [`GET ${BACKUPS}`]: { status: 503 } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The backups could not be loaded')).toBeVisible()
  },
}
