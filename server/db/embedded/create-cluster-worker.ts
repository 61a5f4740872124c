// Runs in a thread of its own, without the repository's alias: relative imports and packages only.
import { workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncTree } from './sync-tree.ts'

const folder = String(workerData)
const engine = await PGlite.create({ fs: new NodeFS(folder) })
await engine.close()
syncTree(folder)
