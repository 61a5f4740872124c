import { Failure } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import { dropFiles } from './intake.ts'

/** Stored files of a form that nothing uses yet. */
export type KeptParts = {
  keep<File extends { key: string }>(storing: Promise<File>): Promise<File>
  takeBack(): Promise<void>
  /** Deletes them after a refusal. Other errors may come after a commit, so the cleanup decides. */
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
