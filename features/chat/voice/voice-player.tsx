import { Pause, Play } from 'lucide'
import { useRef } from 'react'
import { WAVEFORM_PARTS } from '@/client/integrations/decode-sound.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { soundLength } from '@/domain/chat/waveform.ts'
import { usePlayback } from './use-playback.ts'
import { useSound } from './use-sound.ts'
import type { VoicePlayerProps } from './voice-player-props.ts'

/** Default export, as `OnDemand` requires. */
export default function VoicePlayer({ href, content = null }: VoicePlayerProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  const audio = useRef<HTMLAudioElement>(null)
  const { address, decoded } = useSound(place, { href, content })
  const { isPlaying, position, length, isBroken, toggle, seek } = usePlayback(
    audio,
    decoded?.seconds,
  )
  const share = length > 0 ? Math.min(1, position / length) : 0
  const time = soundLength(isPlaying || position > 0 ? position : length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div ref={place} role="group" aria-label={t('chat.last.audio')} className="w-64 max-w-full">
      <div className="flex items-center gap-1.5">
        <IconButton
          label={t(isPlaying ? 'chat.voice.pause' : 'chat.voice.play')}
          disabled={address === '' || isBroken}
          onClick={toggle}
          className="-ms-2"
        >
          <Icon of={isPlaying ? Pause : Play} />
        </IconButton>
        {/* Sound runs from left to right in every language. */}
        <span
          dir="ltr"
          className="relative flex h-11 min-w-0 flex-1 items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <Waveform bars={decoded?.waveform ?? FLAT} share={share} />
          <input
            type="range"
            min={0}
            max={Math.max(length, STEP_SECONDS)}
            step={STEP_SECONDS}
            value={Math.min(position, length)}
            disabled={length === 0}
            aria-label={t('chat.voice.position')}
            aria-valuetext={t('chat.voice.positionText', {
              at: soundLength(position),
              length: soundLength(length),
            })}
            onChange={({ target }) => seek(target.valueAsNumber)}
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          />
        </span>
        <span className="figures w-9 shrink-0 text-end text-xs text-ink-muted">{time}</span>
      </div>
      {isBroken ? (
        <p role="status" className="text-sm text-danger-ink">
          {t('chat.voice.broken')}
        </p>
      ) : null}
      <audio ref={audio} preload="metadata" {...(address ? { src: address } : {})} />
    </div>
  )
}

const STEP_SECONDS = 0.5
const FLAT = Array.from({ length: WAVEFORM_PARTS }, () => 0)

const BAR = { distance: 4, width: 2, height: 28, least: 2 }

function Waveform({ bars, share }: { bars: readonly number[]; share: number }) {
  const { distance, width, height, least } = BAR
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars.length * distance} ${height}`}
      preserveAspectRatio="none"
      className="h-7 w-full"
    >
      {bars.map((loudness, index) => {
        const tall = Math.max(least, loudness * height)
        const isPlayed = index < share * bars.length
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
            key={index}
            x={index * distance + (distance - width) / 2}
            y={(height - tall) / 2}
            width={width}
            height={tall}
            rx={1}
            className={isPlayed ? 'fill-brand' : 'fill-ink-muted'}
          />
        )
      })}
    </svg>
  )
}
