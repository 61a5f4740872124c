import { readdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

const THREADS = '/proc/self/task'
/** As far below the event loop as there is: encoding still gets every core that nobody else wants. */
const NICENESS = 19

/**
 * Lets the threads that encode pictures step back whenever the event loop wants a core. Linux gives
 * every thread a priority of its own, by its number, and threads that they start inherit it;
 * elsewhere nothing happens. Hashing of passwords and reading of files run on the same threads:
 * they are as quick as ever while a core is free.
 * @returns how many threads step back now.
 */
export async function yieldToRequests(): Promise<number> {
  // Reading the folder starts the pool, so that its threads are among those found.
  const threads = await readdir(THREADS).catch(() => [])
  const lowered = await Promise.all(threads.map(stepBack))
  return lowered.filter(Boolean).length
}

async function stepBack(thread: string): Promise<boolean> {
  try {
    const name = await readFile(`${THREADS}/${thread}/comm`, 'utf8')
    if (name.trim() !== 'libuv-worker') return false
    setPriority(Number(thread), NICENESS)
    return true
  } catch {
    // It has ended meanwhile, or the house does not let us: then it is as before.
    return false
  }
}
