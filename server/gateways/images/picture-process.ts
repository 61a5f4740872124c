import sharp from 'sharp'
import { serveTasks, type Tasks } from '../process-worker.ts'
import { ImageRefused } from './image-service.ts'
import { pictureTasks } from './picture-tasks.ts'
import type { Refusable } from './picture-worker.ts'

sharp.concurrency(1)
sharp.cache({ memory: 32, files: 0, items: 32 })

serveTasks(
  Object.fromEntries(
    Object.entries<Tasks[string]>(pictureTasks).map(([name, task]) => [
      name,
      async (...args: never[]): Promise<Refusable<unknown>> => {
        try {
          return { made: await task(...args) }
        } catch (error) {
          if (error instanceof ImageRefused) return { refusal: error.reason }
          throw error
        }
      },
    ]),
  ),
)
