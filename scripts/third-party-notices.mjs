/**
 * Writes THIRD-PARTY-NOTICES.md: every runtime package on any platform, with version and license
 * from the lock file. `--check` writes nothing and fails on a difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './runtime.mjs'

const FILE = join(ROOT, 'THIRD-PARTY-NOTICES.md')

const COPYLEFT = /GPL|MPL|EPL|CDDL/

/** Lock entries added for other platforms have no license field. */
const SIBLING = 'that of its package for other platforms'

/** Packages of devDependencies whose code a built Storybook carries, under conditions. */
const IN_STORYBOOK = ['elkjs']

const HEAD = `# Third-party notices

Made by \`npm run notices\` from package-lock.json; never edited by hand.

Hearth is under the [MIT license](LICENSE). \`npm start\` installs the packages below, each under its own
license, whose text is in the package's folder below \`node_modules\`. The fonts in
\`design-system\` are under the SIL Open Font License.
`

const COPYLEFT_HEAD = `## Packages with conditions

These are used unchanged, as libraries of their own that the provider loads at run time and that can be
exchanged for another version by installing it. They do not reach the browser. Their sources are at the
addresses that the packages name.
`

const STORYBOOK_HEAD = `## Carried by a built Storybook

\`npm run storybook:build\` puts these packages, unchanged, into \`.storybook-static\`, together with this file. The
website never carries them. elkjs is used under the Eclipse Public License 2.0 (https://www.eclipse.org/legal/epl-2.0);
its source is at https://github.com/kieler/elkjs.
`

function render() {
  const packages = installedPackages()
  const withConditions = packages.filter(({ license }) => COPYLEFT.test(license))
  return [
    HEAD,
    COPYLEFT_HEAD,
    table(withConditions),
    STORYBOOK_HEAD,
    table(carriedPackages()),
    '## All packages\n',
    `${packages.length} packages.\n`,
    table(packages),
  ].join('\n')
}

function installedPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const found = new Map()
  for (const [path, { version, license, dev, devOptional, link }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link || dev || devOptional) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    found.set(`${name}@${version}`, { name, version, license: license ?? SIBLING })
  }
  return [...found.values()].sort(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  )
}

function carriedPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return IN_STORYBOOK.map((name) => ({ name, ...packages[`node_modules/${name}`] }))
}

function compare(one, other) {
  return one < other ? -1 : Number(one > other)
}

function table(packages) {
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  return ['| Package | Version | License |', '|---|---|---|', ...rows, ''].join('\n')
}

const text = render()
if (!process.argv.includes('--check')) writeFileSync(FILE, text)
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.log('THIRD-PARTY-NOTICES.md differs from package-lock.json: run `npm run notices`')
  process.exitCode = 1
}
