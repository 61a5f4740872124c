// Preloaded into every process: ends it when its parent is gone, even if killed, so that it does
// not keep the port and the data.
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
