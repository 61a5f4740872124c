import { exportAccount } from '@/client/api/account.ts'
import type { User } from '@/client/api/sign-in.ts'
import { useWrite } from '@/client/api/use-write.ts'
import { saveFile } from '@/client/integrations/save-file.ts'

/** Exports the person's data as a ZIP file. */
export function useArchive({ id }: User) {
  return useWrite(exportAccount, {
    saysFailure: true,
    onSuccess: (file) => saveFile(file, `account-${id}.zip`),
  })
}
