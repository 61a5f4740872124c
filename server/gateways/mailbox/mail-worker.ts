import { parentPort, workerData } from 'node:worker_threads'
import type { RawMail } from './mailbox.ts'
import { readMail } from './read-mail.ts'

const raw: RawMail = workerData

parentPort?.postMessage(await readMail(raw))
