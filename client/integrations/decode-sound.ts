import { toWaveform } from '@/domain/chat/waveform.ts'

export type DecodedSound = {
  seconds: number
  /** Loudness from 0 to 1. */
  waveform: readonly number[]
}

export const WAVEFORM_PARTS = 36

/** Rejects content that this browser does not play. */
export async function decodeSound(content: Blob): Promise<DecodedSound> {
  // Speech needs no more; an offline context neither plays nor waits for a tap.
  const context = new OfflineAudioContext(1, 1, 16_000)
  const sound = await context.decodeAudioData(await content.arrayBuffer())
  const waveform = toWaveform(sound.getChannelData(0), WAVEFORM_PARTS)
  return { seconds: sound.duration, waveform }
}
