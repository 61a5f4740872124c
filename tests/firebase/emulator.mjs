/**
 * Firebase's own emulator of its sign-in service, alone and without its command line: neither Java
 * nor a network. Listens on PORT of this machine and answers for the project PROJECT_ID.
 */
import { createRequire } from 'node:module'

// Its packages are a lock of their own; checks need not have them.
const load = createRequire(import.meta.url)
const { createApp } = load('firebase-tools/lib/emulator/auth/server.js')

const { PORT, PROJECT_ID } = process.env
const app = await createApp(PROJECT_ID)
app.listen(Number(PORT), '127.0.0.1')
