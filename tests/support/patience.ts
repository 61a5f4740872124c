import { vi } from 'vitest'

const { waitFor } = vi

/** The runner's limit alone measures time: on a busy machine, what comes late is not wrong. */
vi.waitFor = (callback, options) => {
  const own = typeof options === 'number' ? { timeout: options } : options
  return waitFor(callback, { timeout: 50_000, ...own })
}
