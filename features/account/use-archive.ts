import { useWrite } from '@/client/api/calls/use-write.ts'
import { exportAccount } from '@/client/api/member/account.ts'
import type { User } from '@/client/api/member/auth.ts'
import { saveFile } from '@/client/integrations/save-file.ts'

/** Exports the person's data as a ZIP file. */
export function useArchive({ id }: User) {
  return useWrite(exportAccount, {
    saysFailure: true,
    onSuccess: (file) => saveFile(file, `account-${id}.zip`),
  })
}
