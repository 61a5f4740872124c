/** Of an import at the provider. */
export type ImportState =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'running'
  | 'stopped'
  | 'done'
  | 'failed'
  | 'takingBack'
  | 'takenBack'

export type ImportAction =
  | { type: 'check'; map: string; ownerEmail: string }
  | { type: 'run' }
  | { type: 'stop' }
  | { type: 'takeBack' }

export type ListingImportContext = {
  /** Number of the import; null until the file is uploaded. */
  id: number | null
  file: File | null
  state: ImportState | null
  action: ImportAction | null
  /** The map is open, also while it is being sent. */
  isMapping: boolean
  failure: unknown
}

export type ListingImportEvent =
  | { type: 'file.selected'; file: File }
  /** The connection is back, or the person tries again. */
  | { type: 'upload.resumed' }
  | { type: 'load.retried' }
  | { type: 'map.reopened' }
  | { type: 'action.requested'; action: ImportAction }
