export type FirstResult = {
  /** After `npm run <command> --`. */
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Ends the command once it is in the output. Absent: the command must end by itself, with 0. */
  line?: RegExp
}

/** A second of processor time at most, so also in the short form. */
export const quickResults: Readonly<Record<string, FirstResult>> = {
  administrator: { args: ['--help'], line: /--end-second-factor/ },
  backup: { args: ['--help'], line: /npm run backup -- <file>/ },
  restore: { args: ['--help'], line: /--replace/ },
  migrate: { args: ['--help'], line: /Migrates the database/ },
  demo: { args: ['--help'], line: /Fills an empty database/ },
  import: { args: ['--help'], line: /--dry-run/ },
  valuation: { args: ['--help'], line: /--until/ },
  basemap: { args: ['list'], line: /No area is installed/ },
  machines: { args: ['session'], line: /│ session +│/ },
  check: { args: ['migrations'], line: /1 passed, 0 failed/ },
}

const suite = (file: string): FirstResult => ({ args: [file], line: /\b[1-9]\d* passed, 0 failed/ })
const whole: FirstResult = { line: /^ +(Types|Format and lint): \d+ s/m }

/** In this order: `administrator` meets an empty clone, and `test:unit` installs the rest. */
export const firstResults: Readonly<Record<string, FirstResult>> = {
  administrator: {
    args: ['--email', 'ada@example.org', '--name', 'Ada Keller'],
    line: /reset-password\?token=/,
  },
  backup: { args: ['hearth.backup'], line: /Written to/ },
  restore: { args: ['hearth.backup', '--replace'], line: /Restored the state of/ },
  migrate: { line: /The database is up to date/ },
  import: { args: ['--help'], line: /--map/ },
  valuation: { args: ['--help'], line: /--until/ },
  basemap: { args: ['list'], line: /No area is installed/ },
  demo: { env: { DATA_DIR: '.data-demo' }, line: /Preparing the demo region/ },
  start: { line: /Hearth is ready/ },
  'test:unit': suite('domain/listing/listing-status.test.ts'),
  'test:embedded': suite('server/modules/chat/chat.db.test.ts'),
  'test:postgres': suite('server/modules/chat/chat.db.test.ts'),
  'test:durability': suite('tests/durability/disk.test.ts'),
  'test:stories': suite('design-system/button/button.stories.tsx'),
  'test:fuzz': { env: { HEARTH_FUZZ_REQUESTS: '1' }, line: /\b1 passed, 0 failed/ },
  'test:sizes': { line: /\b1 passed, 0 failed/ },
  'test:e2e': { args: ['home.spec.ts'], line: /^ +(ok|✓) +\d+ \[/m },
  'test:changed': { line: /^\d+ files differ from/m },
  test: whole,
  'test:full': whole,
  check: { args: ['migrations'], line: /1 passed, 0 failed/ },
  dev: { line: /Ready in/ },
  generate: { line: /^Written: generated\//m },
  format: { line: /Checked \d+ files/ },
  machines: { args: ['session'], line: /│ session +│/ },
  notices: {},
  lock: {},
  pack: { args: ['--workspace', 'packages/machine-lab'], line: /hearth-machine-lab-.*\.tgz/ },
  storybook: { args: ['--ci'], line: /Storybook ready!/ },
  'storybook:build': { line: /Building storybook|Building manager/i },
  bench: { args: ['charts'], line: /charts of all machines/ },
  screenshots: { args: ['--page', 'home', '--width', '360'], line: /Starting the web: \d+ s/ },
}
