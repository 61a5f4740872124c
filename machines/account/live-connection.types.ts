/** What the provider or another tab tells; its kinds are the provider's. */
export type LiveMessage = Readonly<{ type: string }>

/** Whether the provider has an event stream. */
export type LiveOffer = 'stream' | 'none'

/** How a connection ends; `refused` for one that is not to be tried again. */
export type ConnectionEnd = 'lost' | 'refused' | 'signedOut'

export type LiveInput = {
  /** From 0 to 1: spreads the pauses, so that not everybody comes back in the same moment. */
  chance: number
}

export type LiveContext = LiveInput & {
  /** Connections that failed since the last one stood. */
  tries: number
  /** A connection stood before: something may have happened since. */
  hasStood: boolean
}

export type LiveMachineEvent =
  /** This tab is the one that holds the connection. */
  | { type: 'lock.acquired' }
  | { type: 'connection.opened' }
  /** Anything arrived, be it only a sign of life. */
  | { type: 'bytes.received' }
  | { type: 'message.received'; message: LiveMessage }
  /** From the tab that holds the connection. */
  | { type: 'message.shared'; message: LiveMessage }
  | { type: 'network.restored' }
  | { type: 'session.ended' }

export type LiveEmitted =
  /** For this page and the other tabs. */
  | { type: 'message.arrived'; message: LiveMessage }
  /** For this page. */
  | { type: 'message.forwarded'; message: LiveMessage }
  /** Providers without a stream are asked from time to time. */
  | { type: 'poll.due' }
