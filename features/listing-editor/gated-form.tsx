'use client'

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { ErrorState } from '@/design-system/error-state/error-state.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { ListingGateDialog } from '@/features/listing-gate/listing-gate-dialog.tsx'
import { useListingGate } from '@/features/listing-gate/use-listing-gate.ts'

export type FormSetting = {
  viewer: number
  keepsOnServer: boolean
  hasOwnListings: boolean
  /** Otherwise files are sent with the post itself. */
  takesUploads: boolean
  /** Starts another listing through the gate; absent when editing. */
  onAnother?: () => void
}

type FormProps<Own> = {
  load: () => Promise<{ default: ComponentType<Own & FormSetting> }>
  of: Own
}

type GatedFormProps<Own> = FormProps<Own> & {
  kind: ListingKind
  /** Props that differ when another listing is started. */
  fresh: Partial<Own>
}

/** Editor of a new listing, behind the listing gate. */
export function GatedForm<Own extends object>({ fresh, ...first }: GatedFormProps<Own>) {
  const [round, setRound] = useState(0)
  const of = round === 0 ? first.of : { ...first.of, ...fresh }
  // The new key resets all state, so the gate is asked again.
  return <OneForm key={round} {...first} of={of} onAnother={() => setRound(round + 1)} />
}

type OneFormProps<Own> = FormProps<Own> & { kind: ListingKind; onAnother: () => void }

function OneForm<Own extends object>({ kind, ...form }: OneFormProps<Own>) {
  const { t } = useText()
  const { user } = useSession()
  const client = useApiClient()
  const gate = useListingGate()
  const [isLetIn, setLetIn] = useState(false)
  const [wasRefused, setRefused] = useState(false)
  const isReady = user !== null && client.viewer === user.id
  const ask = () => gate.reach({ kind, isPremium: false }, () => setLetIn(true))
  const askAtOnce = useEffectEvent(ask)
  useEffect(() => {
    if (isReady) askAtOnce()
  }, [isReady])
  const isRefused = gate.refusal !== null || gate.failure !== null
  // The gate drops a dismissed refusal, but its requirement is still unmet.
  if (isRefused && !wasRefused) setRefused(true)
  if (isLetIn) return <OwnForm {...form} />
  return (
    <>
      {wasRefused ? (
        <EmptyState
          title={t('posting.gateTitle')}
          actions={
            <Button busy={gate.isAsking} onClick={ask}>
              {t('posting.gateAgain')}
            </Button>
          }
        >
          {t('posting.gateText')}
        </EmptyState>
      ) : (
        <Waiting />
      )}
      <ListingGateDialog gate={gate} />
    </>
  )
}

/** Loads the editor once the viewer and the extensions are known. */
export function OwnForm<Own extends object>({
  load,
  of,
  onAnother,
}: FormProps<Own> & Pick<FormSetting, 'onAnother'>) {
  const { t } = useText()
  const { user } = useSession()
  const client = useApiClient()
  const keepsOnServer = useOffered('drafts')
  const hasOwnListings = useOffered('own-listings')
  const takesUploads = useOffered('uploads')
  const [isLost, setLost] = useState(false)
  if (isLost) {
    return (
      <ErrorState
        title={t('posting.openFailed')}
        actions={<Button onClick={() => setLost(false)}>{t('error.retry')}</Button>}
      >
        {t('failure.network')}
      </ErrorState>
    )
  }
  const isKnown = keepsOnServer !== undefined && hasOwnListings !== undefined
  if (!user || client.viewer !== user.id || !isKnown || takesUploads === undefined)
    return <Waiting />
  return (
    <OnDemand
      load={load}
      of={{ ...of, viewer: user.id, keepsOnServer, hasOwnListings, takesUploads, onAnother }}
      fallback={<Waiting />}
      onFailed={() => setLost(true)}
    />
  )
}

export function Waiting() {
  const { t } = useText()
  return (
    <div className="grid min-h-96 place-items-center">
      <Spinner label={t('posting.opening')} className="text-xl" />
    </div>
  )
}
