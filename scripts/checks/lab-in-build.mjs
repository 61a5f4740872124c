/** The machine lab's drawer is for development: no file of a build may hold a part of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts that survive a minifier: the drawer's element, the class of a chart, and ELK's options. */
export const LAB_MARKS = ['machine-lab-drawer', 'lab-chart', 'org.eclipse.elk']

/**
 * Files of a build that hold a mark. Throws for a folder without scripts, which proves nothing.
 * @param {string} folder
 */
export function labFilesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const scripts = entries
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  if (scripts.length === 0) throw new Error(`${folder} has no scripts: build first`)
  return scripts.filter((path) => {
    const text = readFileSync(path, 'utf8')
    return LAB_MARKS.some((mark) => text.includes(mark))
  })
}
