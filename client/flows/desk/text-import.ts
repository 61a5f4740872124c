import { fromPromise } from 'xstate'
import { checkLanguageFile, importLanguage, languageKeys } from '@/client/api/admin/languages.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { textImportMachine } from '@/machines/languages/text-import.machine.ts'
import type { FileReport } from '@/machines/languages/text-import.types.ts'
import type { Tools } from '../find-location.ts'

/** The provider takes no more. */
const MAX_BYTES = 4 * 1024 * 1024

/** The import of translated texts at the provider. */
export function textImport(tools: () => Tools, code: string) {
  return textImportMachine.provide({
    actors: {
      check: fromPromise<FileReport, File | null>(async ({ input: file, signal }) => {
        return await checkLanguageFile(tools().client, { code, file: requireFile(file), signal })
      }),
      apply: fromPromise<void, { file: File | null; base: string }>(
        async ({ input: { file, base } }) => {
          const { client, queries } = tools()
          await importLanguage(client, { code, base, file: requireFile(file) })
          for (const queryKey of languageKeys) void queries.invalidateQueries({ queryKey })
        },
      ),
    },
  })
}

function requireFile(file: File | null): File {
  if (!file || file.size > MAX_BYTES) {
    throw new ApiError('refused', { message: 'The file is too large.', key: 'tooLarge' })
  }
  if (file.size === 0) throw new ApiError('refused', { message: '', key: 'emptyFile' })
  return file
}
