// Runs in a separate process without the `@/` alias.
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncTree } from './sync-tree.ts'

const [folder = ''] = process.argv.slice(2)
const engine = await PGlite.create({ fs: new NodeFS(folder) })
await engine.close()
syncTree(folder)
