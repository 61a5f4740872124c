import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { createGate } from '../gate.ts'
import { ImageRefused } from './image-service.ts'

export type Unpacked = { data: Buffer; width: number; height: number }

export type UnpackLimits = { maxPixels: number; seconds: number }

export type HeicAnswer =
  | { pixels: ArrayBuffer; width: number; height: number }
  | { refusal: 'tooManyPixels' | 'unreadable' }

/** Each decoder thread takes about 200 MB. */
const oneAtATime = createGate(1)

/**
 * Decodes the primary image of a HEIC file in a short-lived thread: the decoder never returns
 * memory, and a malicious file can break only that thread. Throws ImageRefused.
 */
export function unpackHeic(source: Buffer | string, limits: UnpackLimits): Promise<Unpacked> {
  return oneAtATime(() => unpack(source, limits))
}

async function unpack(
  source: Buffer | string,
  { maxPixels, seconds }: UnpackLimits,
): Promise<Unpacked> {
  const file = typeof source === 'string' ? await readFile(source) : source
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: { file, maxPixels },
    // Discards the decoder's output: it only describes the file.
    stderr: true,
    stdout: true,
  })
  const late = setTimeout(() => void worker.terminate(), seconds * 1000)
  try {
    const answer = await new Promise<HeicAnswer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The decoder gave up')))
    })
    if ('refusal' in answer) throw new ImageRefused(answer.refusal)
    return { data: Buffer.from(answer.pixels), width: answer.width, height: answer.height }
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
