import { Worker } from 'node:worker_threads'
import { createGate } from '../gate.ts'

/** A sound file; `seconds` by its sound data, as headers written by browsers often lack it. */
export type Recording = { ending: 'mp3' | 'm4a' | 'webm'; mime: string; seconds: number }

/** Threads take a core each while they read. */
const twoAtATime = createGate(2)
const PATIENCE_MS = 5_000
const MAX_MEGABYTES = 128

/**
 * Reads MP3, MP4 and WebM; null for other content, damaged files and those with a video. A thread
 * of its own reads them: a malicious file can claim billions of samples, and ends only that thread.
 */
export function readRecording(content: Uint8Array): Promise<Recording | null> {
  return twoAtATime(() => readInThread(content))
}

async function readInThread(content: Uint8Array): Promise<Recording | null> {
  const worker = new Worker(new URL('./recording-worker.ts', import.meta.url), {
    workerData: { content },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    stderr: true,
    stdout: true,
  })
  const late = setTimeout(() => void worker.terminate(), PATIENCE_MS)
  try {
    return await new Promise<Recording | null>((resolve) => {
      worker.once('message', resolve)
      worker.once('error', () => resolve(null))
      worker.once('exit', () => resolve(null))
    })
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
