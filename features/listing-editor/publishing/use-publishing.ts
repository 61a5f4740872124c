import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { unsentFiles } from '@/domain/listing/form-files.ts'
import type { ListingFaults } from '@/domain/listing/listing-values.ts'
import type { ListingGate, WantedListing } from '@/features/listing-gate/use-listing-gate.ts'
import type { ListingDraft, PublishRequest } from '../drafts/use-listing-draft.ts'
import type { ListingFiles } from '../form/use-form-files.ts'
import { useBarredGate } from './use-barred-gate.ts'

type PublishingOptions = {
  draft: ListingDraft
  values: Parameters<typeof unsentFiles>[0]
  /** Values and everything else in the draft. */
  content: PublishRequest['content']
  faults: ListingFaults
  files: ListingFiles
  wish: WantedListing
  makePremium: () => void
}

export type Publishing = {
  publish: () => void
  gate: ListingGate
  /** Makes the home premium if a package includes that. */
  askPremium: () => void
  /** Error that belongs to no field or file. */
  failure: unknown
}

/**
 * Publishes now, or once pending uploads arrive. A file refused meanwhile stops it, though the form
 * is valid without it.
 */
export function usePublishing(options: PublishingOptions): Publishing {
  const { draft, values, content, files, wish, makePremium } = options
  const { t } = useText()
  const refusedBefore = useRef<ReadonlySet<string>>(new Set())
  const faults = withoutRunning(options.faults)
  const fileStatus = toFileStatus(values, files, (place) => t('uploads.photo', { place }))
  const publish = () => {
    refusedBefore.current = new Set(files.refused.map(({ key }) => key))
    draft.publish({ content, faults, files: fileStatus })
  }
  const settle = useEffectEvent(() => {
    const refused = files.refused.filter(({ key }) => !refusedBefore.current.has(key))
    const stopped = [...fileStatus.stopped, ...refused.map(({ field, name }) => ({ field, name }))]
    if (stopped.length === 0 && fileStatus.isArriving) return
    draft.settle({ content, faults, files: { ...fileStatus, stopped } })
  })
  useEffect(() => {
    if (draft.isAwaitingFiles) settle()
  })
  const { gate, isUnexplained } = useBarredGate(draft.isBarred, wish, { publish, makePremium })
  const askPremium = () => gate.reach({ ...wish, isPremium: true }, 'makePremium')
  return {
    publish,
    gate,
    askPremium,
    failure: draft.isBarred && !isUnexplained ? null : draft.failure,
  }
}

/** A running upload is not an error: the person has nothing to fix. */
function withoutRunning(faults: ListingFaults): ListingFaults {
  return Object.fromEntries(
    Object.entries(faults).filter(([, fault]) => fault !== 'uploadsRunning'),
  )
}

/** Failed files, and files on another device, will not arrive without action. */
function toFileStatus(
  values: PublishingOptions['values'],
  { itemOf, isOpen }: ListingFiles,
  photoName: (place: number) => string,
): PublishRequest['files'] {
  const unsent = unsentFiles(values).map(({ field, place, file }) => {
    const item = itemOf(file.key)
    const name = item?.name ?? ('name' in file ? file.name : photoName(place + 1))
    return { field, name, isStopped: item ? item.status === 'failed' : isOpen }
  })
  return {
    isArriving: unsent.some(({ isStopped }) => !isStopped),
    stopped: unsent
      .filter(({ isStopped }) => isStopped)
      .map(({ field, name }) => ({ field, name })),
  }
}
