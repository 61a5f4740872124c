import { parentPort, workerData } from 'node:worker_threads'
import { createAnswerer } from './answer.ts'
import { createLoadedAreas } from './loaded-areas.ts'
import type { Answered, Asked } from './question.ts'

const { maxBytes }: { maxBytes: number } = workerData

const tell = (answered: Answered) => parentPort?.postMessage(answered)
const loaded = createLoadedAreas(maxBytes, (warning) => tell({ warning }))
const answer = createAnswerer(loaded)

parentPort?.on('message', async ({ id, question, areas }: Asked) => {
  loaded.keepOnly(areas)
  try {
    tell({ id, answer: await answer(question, areas) })
  } catch (error) {
    tell({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
