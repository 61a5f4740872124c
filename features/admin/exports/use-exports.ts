import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ExportChoices,
  exportList,
  exportQueries,
  type WantedExport,
} from '@/client/api/admin/exports.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { saveFile } from '@/client/integrations/save-file.ts'
import type { ExportList } from '@/domain/web/export-lists.ts'
import type { Form } from '@/features/shell/forms/use-form.ts'
import { useProvenForm } from '../proof/use-proven-form.ts'

export type Exports = {
  wanted: WantedExport
  change: (filters: Partial<WantedExport>) => void
  /** Undefined until they are loaded. */
  choices: ExportChoices | undefined
  /** Rows of the file; undefined until they are counted, and for a wrong period. */
  count: number | undefined
  isCounting: boolean
  error: Error | null
  retry: () => void
  /** The last day is before the first one. */
  isPeriodWrong: boolean
  isDone: boolean
  form: Form
}

/** Filters of a list, the number of its rows, and its download. */
export function useExport(list: ExportList): Exports {
  const client = useApiClient()
  const [wanted, setWanted] = useState<WantedExport>({ list })
  const [isDone, setDone] = useState(false)
  const { from, to } = wanted
  const isPeriodWrong = from !== undefined && to !== undefined && to < from
  const choices = useQuery(exportQueries.choices(client))
  const count = useQuery({ ...exportQueries.count(client, wanted), enabled: !isPeriodWrong })
  const { sendAsync } = useWrite(exportList)
  const form = useProvenForm({
    fields: ['from', 'to'],
    read: () => wanted,
    validate: () => (isPeriodWrong ? { to: 'order' } : {}),
    async submit(body) {
      setDone(false)
      saveFile(await sendAsync(body), `${list}-${new Date().toISOString().slice(0, 10)}.csv`)
      setDone(true)
    },
    staysOpen: true,
  })
  return {
    wanted,
    change(filters) {
      setDone(false)
      setWanted((before) => ({ ...before, ...filters }))
    },
    choices: choices.data,
    count: isPeriodWrong ? undefined : count.data,
    isCounting: count.isFetching,
    error: choices.error ?? count.error,
    retry() {
      void choices.refetch()
      void count.refetch()
    },
    isPeriodWrong,
    isDone,
    form,
  }
}
