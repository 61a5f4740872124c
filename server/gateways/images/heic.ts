import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { createGate } from './gate.ts'
import { ImageRefused } from './image-service.ts'

export type Unpacked = { data: Buffer; width: number; height: number }

export type UnpackLimits = { mostPixels: number; seconds: number }

/** What the thread answers: a picture of four channels, or why there is none. */
export type HeicAnswer =
  | { pixels: ArrayBuffer; width: number; height: number }
  | { refusal: 'tooManyPixels' | 'unreadable' }

/** However many cores there are: each of these threads takes some two hundred megabytes. */
const oneAtATime = createGate(1)

/**
 * Draws the main picture of a HEIC file, in a thread that ends with it: the decoder keeps what it
 * once took of the memory, and a file that leads it astray takes nothing else along. Raises ImageRefused.
 */
export function unpackHeic(source: Buffer | string, limits: UnpackLimits): Promise<Unpacked> {
  return oneAtATime(() => unpack(source, limits))
}

async function unpack(
  source: Buffer | string,
  { mostPixels, seconds }: UnpackLimits,
): Promise<Unpacked> {
  const file = typeof source === 'string' ? await readFile(source) : source
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: { file, mostPixels },
    // What it says on its own is about the file, which nobody here can mend.
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
