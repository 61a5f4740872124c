// A process of its own, so that requests need not wait: see start-demo-streets.ts.
import { setPriority } from 'node:os'
import { buildDemoAreas } from './demo-areas.ts'

setPriority(10)
await buildDemoAreas(process.argv[2] ?? '')
