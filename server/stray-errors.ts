import type { Logger } from './log.ts'

/**
 * Logs unhandled errors and keeps serving. Ends the process during startup or if the embedded
 * database (WebAssembly) has crashed.
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
