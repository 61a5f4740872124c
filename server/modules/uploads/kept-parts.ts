import type { Deps } from '@/server/deps.ts'
import { Failure } from '@/server/http/failure.ts'
import { dropFiles } from './intake.ts'

/** Tracks stored files of a form until they are referenced. */
export type KeptParts = {
  /** Tracks a file once it is stored. */
  keep<File extends { key: string }>(storing: Promise<File>): Promise<File>
  /** Deletes all tracked files. */
  takeBack(): Promise<void>
  /**
   * Deletes them only after a refusal. After other errors the transaction may have committed, so
   * the files stay for the cleanup.
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
