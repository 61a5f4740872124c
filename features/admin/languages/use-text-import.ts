import { useActor } from '@xstate/react'
import { useState } from 'react'
import { useTools } from '@/client/api/calls/use-tools.ts'
import { textImport } from '@/client/flows/desk/text-import.ts'
import type { FileReport } from '@/machines/languages/text-import.types.ts'

export type TextImportStage =
  | 'choosing'
  | 'checking'
  | 'checkFailed'
  | 'refused'
  | 'unchanged'
  | 'ready'
  | 'importing'
  | 'importFailed'
  | 'done'

export type TextImport = {
  stage: TextImportStage
  file: File | null
  report: FileReport | null
  failure: unknown
  select: (file: File) => void
  checkAgain: () => void
  confirm: () => void
}

/** A translated file on its way into a language. */
export function useTextImport(code: string): TextImport {
  const tools = useTools()
  const [machine] = useState(() => textImport(() => tools.current, code))
  const [state, send] = useActor(machine)
  const { file, report, failure } = state.context
  return {
    stage: STAGES.find((stage) => state.matches(stage)) ?? 'checking',
    file,
    report,
    failure,
    select: (chosen) => send({ type: 'file.selected', file: chosen }),
    checkAgain: () => send({ type: 'check.retried' }),
    confirm: () => send({ type: 'import.confirmed' }),
  }
}

const STAGES = [
  'choosing',
  'checking',
  'checkFailed',
  'refused',
  'unchanged',
  'ready',
  'importing',
  'importFailed',
  'done',
] as const satisfies readonly TextImportStage[]
