// Loaded first into each process of the product: when the process that started it is gone, even by
// force, it closes as it would on request, instead of holding the port and the data for ever.
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
