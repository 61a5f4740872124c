import { readdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

const THREADS = '/proc/self/task'
/** The lowest priority: encoding still gets every idle core. */
const NICENESS = 19

/**
 * Lowers the priority of libuv's worker threads, which encode pictures, below the event loop. Linux
 * sets priorities per thread and child threads inherit them; elsewhere this does nothing. Password
 * hashing and file reads share these threads and keep their speed while a core is idle.
 * @returns the number of threads lowered.
 */
export async function yieldToRequests(): Promise<number> {
  // Reading the folder starts the thread pool, so that its threads are listed.
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
    // The thread has ended, or the system does not permit it.
    return false
  }
}
