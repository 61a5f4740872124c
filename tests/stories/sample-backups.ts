const at = '2026-11-30T03:15:00.000000Z'

export const sampleBackup = {
  name: 'hearth-2026-11-30-031500.backup',
  cause: 'schedule',
  bytes: 104_857_600,
  taken_at: at,
  state: 'checked',
  checked_at: at,
  version: '0.1.0',
  rows: 41_200,
  files: 812,
  properties: 1_200,
  accounts: 52,
}

const unchecked = {
  ...sampleBackup,
  name: 'from-the-old-server.backup',
  cause: 'other',
  state: 'unchecked',
  checked_at: null,
  version: '',
  rows: null,
  files: null,
  properties: null,
  accounts: null,
}
const damaged = { ...unchecked, name: 'cut-off.backup', cause: 'upload', state: 'damaged' }

export const sampleRun = {
  kind: 'make',
  cause: 'schedule',
  name: sampleBackup.name,
  state: 'done',
  failure: '',
  done: 912,
  total: 912,
  created_at: at,
  finished_at: at,
}

export const runningTask = {
  ...sampleRun,
  cause: 'person',
  state: 'running',
  done: 228,
  finished_at: null,
}

/** A site on the embedded database with a backup in each state. */
export const sampleBackups = {
  folder: { is_own: false, is_usable: true, free_bytes: 21_474_836_480, elsewhere: '' },
  can_restore: true,
  restarts: true,
  waits_for_restart: false,
  max_bytes: 4_194_304_000,
  schedule: {
    every: 'weekly',
    weekday: 'sunday',
    hour: 3,
    kept: 7,
    time_zone: 'Europe/Berlin',
    next_at: '2026-12-06T02:00:00.000000Z',
  },
  running: null,
  last: sampleRun,
  restored: null,
  more: 0,
  backups: [sampleBackup, unchecked, damaged],
}

export const samplePlan = {
  name: sampleBackup.name,
  taken_at: at,
  secret: 'same',
  obstacle: '',
  counts: [
    { table: 'property', present: 1_203, restored: 1_200 },
    { table: 'account', present: 54, restored: 52 },
    { table: 'stored_file', present: 820, restored: 812 },
  ],
}

export const sampleUpload = {
  id: 'abc',
  name: 'old.backup',
  purpose: 'backup',
  bytes: 6,
  received: 6,
  status: 'ready',
  refusal: null,
  url: '',
  width: null,
  height: null,
  hash: null,
}
