import type { Logger } from './log.ts'

/**
 * Last resort: an error that one request left to nobody is logged, and the others go on. Before the process
 * serves anybody, and when the embedded database itself broke, it ends the process instead.
 */
export function outliveStrayErrors(
  log: Pick<Logger, 'error'>,
  { isServing, end }: { isServing: () => boolean; end: (error: unknown) => void },
): void {
  const take = (error: unknown) => {
    if (!isServing() || error instanceof WebAssembly.RuntimeError) end(error)
    else log.error({ err: error }, 'An error was left to nobody')
  }
  process.on('uncaughtException', take)
  process.on('unhandledRejection', take)
}
