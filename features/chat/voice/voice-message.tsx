import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { VoicePlayerProps } from './voice-player-props.ts'

const loadPlayer = () => import('./voice-player.tsx')

/** A recording to listen to. */
export function VoiceMessage(props: VoicePlayerProps) {
  const { t } = useText()
  const [isPlain, setPlain] = useState(false)
  if (isPlain && props.href) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: recordings of members have no captions
      <audio
        controls
        preload="metadata"
        src={props.href}
        aria-label={t('chat.last.audio')}
        className="w-64 max-w-full"
      />
    )
  }
  return (
    <OnDemand
      load={loadPlayer}
      of={props}
      fallback={<span className="block h-11 w-64 max-w-full" />}
      onFailed={() => setPlain(true)}
    />
  )
}
