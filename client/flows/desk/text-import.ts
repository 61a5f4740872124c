import { fromPromise } from 'xstate'
import { checkLanguageFile, importLanguage, languageKeys } from '@/client/api/admin/languages.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { textImportMachine } from '@/machines/languages/text-import.machine.ts'
import type { FileReport } from '@/machines/languages/text-import.types.ts'
import type { Tools } from '../find-location.ts'

/** The provider takes no more; a character has up to four bytes. */
const MAX_LENGTH = 4_000_000
const MAX_BYTES = 4 * MAX_LENGTH

/** The import of translated texts at the provider. */
export function textImport(tools: () => Tools, code: string) {
  return textImportMachine.provide({
    actors: {
      check: fromPromise<FileReport, File | null>(async ({ input: file, signal }) => {
        const content = await readText(file)
        return await checkLanguageFile(tools().client, { code, content, signal })
      }),
      apply: fromPromise<void, { file: File | null; base: string }>(
        async ({ input: { file, base } }) => {
          const { client, queries } = tools()
          await importLanguage(client, { code, base, content: await readText(file) })
          for (const queryKey of languageKeys) void queries.invalidateQueries({ queryKey })
        },
      ),
    },
  })
}

async function readText(file: File | null): Promise<string> {
  if (!file || file.size > MAX_BYTES) throw tooLarge()
  if (file.size === 0) throw new ApiError('refused', { message: '', key: 'emptyFile' })
  const text = await file.text()
  if (text.length > MAX_LENGTH) throw tooLarge()
  return text
}

function tooLarge() {
  return new ApiError('refused', { message: 'The file is too large.', key: 'tooLarge' })
}
