/** Goes to another site in this window. A property, so that stories can stay where they are. */
export const leaveSite = { to: (address: string): void => location.assign(address) }
