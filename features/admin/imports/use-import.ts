import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import {
  type ImportCell,
  type ImportDetail,
  importQueries,
  mendImportCell,
} from '@/client/api/admin/imports.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useTools } from '@/client/api/calls/use-tools.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { listingImport } from '@/client/flows/desk/listing-import.ts'
import type { ImportAction } from '@/machines/imports/listing-import.types.ts'

export type ImportStage =
  | 'choosing'
  | 'uploading'
  | 'interrupted'
  | 'loading'
  | 'loadFailed'
  | 'mapping'
  | 'shown'

export type ListingImport = {
  id: number | null
  stage: ImportStage
  /** Of the import; undefined until it is loaded. */
  detail: ImportDetail | undefined
  file: File | null
  /** Bytes of the file that have arrived. */
  sent: number
  isBusy: boolean
  failure: unknown
  select: (file: File) => void
  resume: () => void
  retry: () => void
  reopenMap: () => void
  act: (action: ImportAction) => void
}

/** An import from its file to its listings. */
export function useImport(given: number | null): ListingImport {
  const tools = useTools()
  const client = useApiClient()
  const [sent, setSent] = useState(0)
  const [machine] = useState(() => listingImport(() => tools.current, setSent))
  const [state, send] = useActor(machine, { input: { id: given } })
  const { id, file, failure, isMapping } = state.context
  const { data } = useQuery({
    ...importQueries.import(client, id ?? 0),
    enabled: false,
  })
  useEffect(() => {
    const resume = () => send({ type: 'upload.resumed' })
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [send])
  const detail = id === null ? undefined : data
  return {
    id,
    stage: toStage(String(state.value), isMapping, detail),
    detail,
    file,
    sent,
    isBusy: state.hasTag('busy') || (detail !== undefined && state.matches('loading')),
    failure,
    select: (chosen) => {
      setSent(0)
      send({ type: 'file.selected', file: chosen })
    },
    resume: () => send({ type: 'upload.resumed' }),
    retry: () => send({ type: 'load.retried' }),
    reopenMap: () => send({ type: 'map.reopened' }),
    act: (action) => send({ type: 'action.requested', action }),
  }
}

function toStage(value: string, isMapping: boolean, detail: ImportDetail | undefined): ImportStage {
  if (value === 'choosing' || value === 'uploading' || value === 'interrupted') return value
  if (value === 'loadFailed') return 'loadFailed'
  if (!detail) return 'loading'
  return isMapping || detail.run.state === 'uploaded' ? 'mapping' : 'shown'
}

export type ImportCells = PagedList<ImportCell> & {
  faulty: number
  mended: number
  mend: (cell: { row: number; column: string; value: string | null }) => void
  isSending: boolean
}

/** Cells of an import, and a way to mend them. */
export function useImportCells(id: number, show: 'faulty' | 'mended'): ImportCells {
  const client = useApiClient()
  const query = useInfiniteQuery(importQueries.cells(client, id, show))
  const counts = query.data?.pages.at(-1)
  const { send, isSending } = useWrite(mendImportCell, { saysFailure: true })
  return {
    ...toPagedList(query),
    faulty: counts?.faulty ?? 0,
    mended: counts?.mended ?? 0,
    mend: (cell) => send({ id, ...cell }),
    isSending,
  }
}

export function useImportColumns(id: number) {
  const { data, error, refetch } = useQuery(importQueries.columns(useApiClient(), id))
  return { columns: data, error, retry: () => void refetch() }
}

export function useImports() {
  return toPagedList(useInfiniteQuery(importQueries.list(useApiClient())))
}
