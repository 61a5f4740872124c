/** Limits README and CONTRIBUTING; every link in a page of the repository must lead somewhere. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '../runtime.mjs'
import { findAnchors, findLinks } from './doc-links.mjs'

const MAX_README_WORDS = 700
const MAX_CONTRIBUTING_LINES = 60

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
}).split('\n')
const pages = files.filter((file) => file.endsWith('.md') && existsSync(join(ROOT, file)))

const problems = pages.flatMap((page) =>
  findLinks(read(page)).flatMap((link) => {
    const [path, anchor] = link.split('#')
    const target = path ? posix.join(posix.dirname(page), decodeURIComponent(path)) : page
    if (!existsSync(join(ROOT, target))) return [`${page}: ${link} leads to no file`]
    const isMissing = anchor && target.endsWith('.md') && !findAnchors(read(target)).has(anchor)
    return isMissing ? [`${page}: ${link} leads to no heading`] : []
  }),
)

const words = read('README.md').split(/\s+/).filter(Boolean).length
if (words > MAX_README_WORDS) {
  problems.push(`README.md: ${words} words (at most ${MAX_README_WORDS})`)
}
const lines = read('CONTRIBUTING.md').trimEnd().split('\n').length
if (lines > MAX_CONTRIBUTING_LINES) {
  problems.push(`CONTRIBUTING.md: ${lines} lines (at most ${MAX_CONTRIBUTING_LINES})`)
}
for (const problem of problems) console.log(problem)
console.log(`${pages.length} pages, README ${words} words`)
process.exitCode = problems.length > 0 ? 1 : 0
