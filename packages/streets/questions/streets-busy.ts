/** Too many questions about streets, or none can be answered now. Ask again in some seconds. */
export class StreetsBusy extends Error {
  constructor(cause?: unknown) {
    super('Too many questions about streets wait', { cause })
    this.name = 'StreetsBusy'
  }
}
