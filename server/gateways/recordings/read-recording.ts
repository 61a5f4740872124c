import { createGate } from '../gate.ts'
import { askOwnProcess } from '../own-process.ts'

/** A sound file; `seconds` by its sound data, as headers written by browsers often lack it. */
export type Recording = { ending: 'mp3' | 'm4a' | 'webm'; mime: string; seconds: number }

/** Each takes a core while it reads. */
const twoAtATime = createGate(2)
const LIMITS = { patienceMs: 5_000, maxMegabytes: 128 }

/**
 * Reads MP3, MP4 and WebM; null for other content, damaged files and those with a video. A process
 * of its own reads them: a malicious file can claim billions of samples, and ends only that.
 */
export function readRecording(content: Uint8Array): Promise<Recording | null> {
  return twoAtATime(() => readInProcess(content))
}

async function readInProcess(content: Uint8Array): Promise<Recording | null> {
  const file = new URL('./recording-process.ts', import.meta.url)
  return (await askOwnProcess<Recording | null>(file, content, LIMITS)) ?? null
}
