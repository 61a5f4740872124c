import type { Deps } from '@/server/deps.ts'
import { dropFiles, type TakenUpload } from '@/server/modules/uploads/intake.ts'

/** The files of a form that were stored for a listing which is not written yet. */
export type KeptParts = {
  /** Notes a file as soon as it is stored. */
  keep(storing: Promise<TakenUpload>): Promise<TakenUpload>
  /** Takes all of them back, when the listing was not written. */
  takeBack(): Promise<void>
}

export function keptParts(deps: Pick<Deps, 'db' | 'queue'>): KeptParts {
  const keys: string[] = []
  return {
    async keep(storing) {
      const file = await storing
      keys.push(file.key)
      return file
    },
    takeBack: () => dropFiles(deps, deps.db, keys.splice(0)),
  }
}
