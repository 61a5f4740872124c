import { createProcessWorker } from '../process-worker.ts'
import { type ImageRefusal, ImageRefused } from './image-service.ts'
import type { pictureTasks } from './picture-tasks.ts'

/** An error's class does not pass between processes. */
export type Refusable<Made> = { made: Made } | { refusal: ImageRefusal }

type Tasks = typeof pictureTasks
type Made<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>

/** Shared: native code runs in one process beside this one. */
const worker = createProcessWorker(new URL('./picture-process.ts', import.meta.url))

/** Throws ImageRefused, or WorkerEnded. */
export async function runPictureTask<Name extends keyof Tasks>(
  name: Name,
  ...args: Parameters<Tasks[Name]>
): Promise<Made<Name>> {
  const answer = (await worker.run(name, ...args)) as Refusable<Made<Name>>
  if ('refusal' in answer) throw new ImageRefused(answer.refusal)
  return answer.made
}
