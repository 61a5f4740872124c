export type FirstResult = {
  /** After `npm run <command> --`. */
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Found in the output; absent: the command says nothing and ends without a failure. */
  line?: RegExp
}

const suite = (file: string): FirstResult => ({ args: [file], line: /\b[1-9]\d* passed, 0 failed/ })
const whole: FirstResult = { line: /^ +(Types|Format and lint): \d+ s/m }

/** In the order in which they run: `administrator` meets an empty clone, `test:unit` installs the rest. */
export const firstResults: Readonly<Record<string, FirstResult>> = {
  administrator: {
    args: ['--email', 'ada@example.org', '--name', 'Ada Keller'],
    line: /reset-password\?token=/,
  },
  backup: { args: ['hearth.backup'], line: /Written to/ },
  restore: { args: ['hearth.backup', '--replace'], line: /Restored the state of/ },
  migrate: { line: /The database is up to date/ },
  import: { args: ['--help'], line: /--map/ },
  basemap: { args: ['--help'], line: /OpenStreetMap extract/ },
  demo: { env: { DATA_DIR: '.data-demo' }, line: /properties/ },
  start: { line: /Hearth is ready/ },
  'test:unit': suite('domain/listing/listing-status.test.ts'),
  'test:embedded': suite('server/modules/chat/chat.db.test.ts'),
  'test:postgres': suite('server/modules/chat/chat.db.test.ts'),
  'test:durability': suite('tests/durability/disk.test.ts'),
  'test:stories': suite('design-system/button/button.stories.tsx'),
  'test:fuzz': { env: { HEARTH_FUZZ_REQUESTS: '1' }, line: /\b1 passed, 0 failed/ },
  'test:sizes': { line: /\b1 passed, 0 failed/ },
  'test:e2e': { args: ['home.spec.ts'], line: /^ +(ok|✓) +\d+ \[/m },
  check: { args: ['migrations'], line: /1 passed, 0 failed/ },
  test: whole,
  'test:full': whole,
  dev: { line: /Ready in/ },
  generate: { line: /^Written: generated\//m },
  format: { line: /Checked \d+ files/ },
  machines: { args: ['session'], line: /session/ },
  notices: {},
  lock: {},
  storybook: { args: ['--ci'], line: /Storybook ready!/ },
  'storybook:build': { line: /Building storybook|Building manager/i },
  bench: { args: ['charts'], line: /charts of all machines/ },
  screenshots: { args: ['--page', 'home', '--width', '360'], line: /Starting the web: \d+ s/ },
}
