import type { Deps } from '@/server/deps.ts'
import { Failure } from '@/server/http/failure.ts'
import { dropFiles } from './intake.ts'

/** The files of a form that were stored for what is not written yet. */
export type KeptParts = {
  /** Notes a file as soon as it is stored. */
  keep<File extends { key: string }>(storing: Promise<File>): Promise<File>
  /** Takes all of them back, when nothing was written. */
  takeBack(): Promise<void>
  /**
   * The same after an error, where that is a refusal. Whether a transaction whose end nobody heard was written, nobody
   * knows: then they stay, and are cleared away later if nothing refers to them.
   */
  takeBackAfter(error: unknown): Promise<void>
}

export function keptParts(deps: Pick<Deps, 'db' | 'queue'>): KeptParts {
  const keys: string[] = []
  const takeBack = () => dropFiles(deps, deps.db, keys.splice(0))
  return {
    async keep(storing) {
      const file = await storing
      keys.push(file.key)
      return file
    },
    takeBack,
    takeBackAfter: async (error) => {
      if (error instanceof Failure) await takeBack()
    },
  }
}
