// Preloaded into every process: tells its parent which ports it has bound.
import { subscribe } from 'node:diagnostics_channel'

subscribe('tracing:net.server.listen:asyncEnd', ({ server }) => {
  const port = server.address()?.port
  if (port && process.connected) process.send({ port })
})
