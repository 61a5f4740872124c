import { parentPort, workerData } from 'node:worker_threads'
import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js'
import type { HeicAnswer } from './heic.ts'

const { file, maxPixels }: { file: Uint8Array; maxPixels: number } = workerData

/** Checks the size before any pixel is decoded. */
async function unpack(): Promise<HeicAnswer> {
  const images = new libheif.HeifDecoder().decode(file)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return { refusal: 'unreadable' }
  const width = image.get_width()
  const height = image.get_height()
  if (width * height > maxPixels) return { refusal: 'tooManyPixels' }
  const pixels = await draw(image, width, height)
  return pixels ? { pixels, width, height } : { refusal: 'unreadable' }
}

function draw(image: HeifImage, width: number, height: number): Promise<ArrayBuffer | null> {
  const pixels = new ArrayBuffer(width * height * 4)
  const data = new Uint8ClampedArray(pixels)
  return new Promise((resolve) => {
    image.display({ data, width, height }, (drawn) => resolve(drawn && pixels))
  })
}

const answer = await unpack()
parentPort?.postMessage(answer, 'pixels' in answer ? [answer.pixels] : [])
