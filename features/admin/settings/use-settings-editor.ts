import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminSettingQueries,
  changeSettings,
  readSettingConflicts,
  type SettingConflict,
} from '@/client/api/admin/settings.ts'
import type { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { dropDraft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import { useText } from '@/client/text/text-context.tsx'
import { findTextField, parseSetting, type SettingFault } from '@/domain/settings/parse-setting.ts'
import { isSettingKey, type SettingKey } from '@/domain/settings/setting-table.ts'

export type SettingFaults = Partial<Record<SettingKey, SettingFault | 'refused'>>

export type SettingsEditor = {
  /** Undefined until read. */
  getText: ((key: SettingKey) => string) | undefined
  /** Address of the stored picture; '' without one, and while another is chosen. */
  getPicture: (key: SettingKey) => string
  /** What counts while nothing is stored. */
  getDefault: (key: SettingKey) => string
  error: Error | null
  retry: () => void
  /** Keys whose text differs from what is stored, in the order of their first edit. */
  edited: readonly SettingKey[]
  edit: (key: SettingKey, text: string) => void
  editAll: (texts: Partial<Record<SettingKey, string>>) => void
  discard: () => void
  faults: SettingFaults
  conflicts: readonly SettingConflict[]
  failure: ApiError | null
  isSaving: boolean
  /** Whether everything is saved. */
  save: (reason: string) => Promise<boolean>
}

/** Survives a reload and a change of the group; nothing of it is secret. */
const DRAFT = 'admin-settings'

/** Settings, the edits of them that are not saved yet, and what others changed meanwhile. */
export function useSettingsEditor(): SettingsEditor {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, refetch } = useQuery(adminSettingQueries.all(client))
  const [edits, setEdits] = useState(() => readDraft(DRAFT))
  const [faults, setFaults] = useState<SettingFaults>({})
  const [conflicts, setConflicts] = useState<readonly SettingConflict[]>([])
  const { sendAsync, isSending, failure } = useWrite(changeSettings, {
    saysSuccess: () => t('admin.saved'),
  })
  const rows = new Map(data?.settings.map((row) => [row.key, row]))
  const getDefault = (key: string) => rows.get(key)?.default ?? ''
  const getStored = (key: string) => rows.get(key)?.value ?? getDefault(key)
  const edited = Object.keys(edits)
    .filter(isSettingKey)
    .filter((key) => data !== undefined && edits[key] !== getStored(key))
  const forget = () => {
    dropDraft(DRAFT)
    setEdits({})
    setFaults({})
    setConflicts([])
  }
  const keep = (next: Readonly<Record<string, string>>) => {
    keepDraft(DRAFT, next)
    setEdits(next)
  }
  const editAll: SettingsEditor['editAll'] = (texts) => {
    keep({ ...edits, ...texts })
    const cleared = Object.keys(texts).map((key) => [key, undefined])
    setFaults({ ...faults, ...Object.fromEntries(cleared) })
  }
  const settle = async (refusal: ApiError) => {
    const keys = Object.keys(refusal.fields).filter(isSettingKey)
    setFaults(Object.fromEntries(keys.map((key) => [key, 'refused'])))
    const found = readSettingConflicts(refusal)
    // Saving again replaces what this shows.
    if (found.length > 0) await refetch()
    setConflicts(found)
  }
  return {
    getText: data && ((key) => edits[key] ?? getStored(key)),
    getPicture: (key) => (edited.includes(key) ? '' : (rows.get(key)?.picture_url ?? '')),
    getDefault,
    error,
    retry: () => void refetch(),
    edited,
    edit: (key, text) => editAll({ [key]: text }),
    editAll,
    discard: forget,
    faults,
    conflicts,
    // Conflicts are shown with the values in force, which are asked first.
    failure: failure && readSettingConflicts(failure).length > 0 ? null : failure,
    isSaving: isSending,
    async save(reason) {
      const wrong = findFaults(edited, edits)
      setFaults(wrong)
      if (!data || Object.keys(wrong).length > 0) return false
      if (edited.length === 0) return true
      const changes = edited.map((key) => ({ key, value: edits[key] ?? '' }))
      const body = { base: data.version, changes, ...(reason.trim() && { reason }) }
      setConflicts([])
      const isSaved = await sendAsync(body).then(
        () => true,
        (refusal: ApiError) => settle(refusal).then(() => false),
      )
      if (isSaved) forget()
      return isSaved
    },
  }
}

function findFaults(keys: readonly SettingKey[], edits: Readonly<Record<string, string>>) {
  const found: SettingFaults = {}
  for (const key of keys) {
    const field = findTextField(key)
    const parsed = field && parseSetting(field, edits[key] ?? '')
    if (parsed && 'fault' in parsed) found[key] = parsed.fault
  }
  return found
}
