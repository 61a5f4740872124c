/** These exist only in the demo region. */
export const DEMO_ACCOUNTS = {
  member: 'member@hearth.example',
  agent: 'agent@hearth.example',
  /** Disabled as soon as other visitors are served: its password is public. */
  administrator: 'administrator@hearth.example',
  password: 'hearth-demo',
} as const
